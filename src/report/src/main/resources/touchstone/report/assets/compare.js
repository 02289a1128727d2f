"use strict";
// Two lists of rulesets, and a button that leads to the page on the two chosen. Without scripts the table leads there.
(() => {
  const chooser = document.querySelector(".chooser");
  if (!chooser) {
    return;
  }
  const [first, second] = chooser.querySelectorAll("select");
  const status = chooser.querySelector("[role=status]");
  const name = list => list.selectedOptions[0].dataset.name;
  const show = () => {
    if (first.value === second.value) {
      status.textContent = "Choose two that are not the same.";
      return;
    }
    const [a, b] = name(first) < name(second) ? [first, second] : [second, first];
    window.location.href = a.value + "-" + b.value + ".html";
  };
  chooser.querySelector("button").addEventListener("click", show);
  for (const list of [first, second]) {
    list.addEventListener("change", () => { status.textContent = ""; });
  }
  chooser.hidden = false;
})();
