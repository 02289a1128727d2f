"use strict";
/* The overview: which claims are shown. Without scripts all of them are. */
const form = document.querySelector("form.overview-filters");
const overview = document.querySelector("table.overview");

function claims(row) {
  return [...row.querySelectorAll("td a")];
}

function show() {
  const name = form.elements.name.value.trim().toLowerCase();
  const ruleset = form.elements.ruleset.value;
  const profile = form.elements.profile ? form.elements.profile.value : "";
  const outcomes = [...form.querySelectorAll("button[aria-pressed=true]")].map(button => button.value);
  let shown = 0;
  for (const row of overview.tBodies[0].rows) {
    const fits = row.cells[0].textContent.toLowerCase().includes(name) && (!profile || row.cells[1].textContent === profile);
    let here = 0;
    for (const claim of claims(row)) {
      const wanted = fits && (!ruleset || claim.parentElement.dataset.ruleset === ruleset)
        && (!outcomes.length || outcomes.includes(claim.dataset.outcome));
      claim.hidden = !wanted;
      if (wanted) here++;
    }
    row.hidden = here === 0;
    shown += here;
  }
  const all = overview.querySelectorAll("td a").length;
  form.querySelector(".found").textContent = shown === all ? `All ${all} claims` : shown === 0 ? "No claim is like that" : `${shown} of ${all} claims`;
}

if (form) {
  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("change", show);
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", () => {
    form.querySelectorAll("button[aria-pressed]").forEach(button => button.setAttribute("aria-pressed", "false"));
    setTimeout(show);
  });
  form.addEventListener("click", event => {
    const button = event.target.closest("button[aria-pressed]");
    if (!button) return;
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    show();
  });
  show();
}
