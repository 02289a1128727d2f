"use strict";
// Search over what index.js lists, which is loaded when somebody first looks for something.
(() => {
  const bar = document.querySelector(".bar");
  const root = bar.dataset.root;
  const opener = document.createElement("button");
  opener.type = "button";
  opener.className = "search";
  opener.setAttribute("aria-keyshortcuts", "/");
  opener.innerHTML = "Search <kbd aria-hidden=\"true\">/</kbd>";
  bar.querySelector("nav").append(opener);

  const dialog = document.createElement("dialog");
  dialog.className = "finder";
  dialog.setAttribute("aria-label", "Search the book");
  dialog.innerHTML = "<div class=ask><input type=search role=combobox aria-label=\"Look for\" placeholder=\"a rule, an id, a term, a source\" autocomplete=off spellcheck=false aria-controls=found aria-expanded=false aria-autocomplete=list><button type=button>Close</button></div><div id=found role=listbox aria-label=Finds></div><p class=count role=status></p>";
  document.body.append(dialog);
  const input = dialog.querySelector("input");
  const list = dialog.querySelector("#found");
  const count = dialog.querySelector(".count");
  const most = 40;
  let chosen = 0;

  function open() {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    if (window.finds) return find();
    const script = document.createElement("script");
    script.src = root + "assets/index.js";
    script.addEventListener("load", find);
    script.addEventListener("error", () => (count.textContent = "The index is missing; the contents lead everywhere."));
    document.head.append(script);
  }

  function rank([id, title, , , words], asked) {
    const called = id.toLowerCase();
    const named = title.toLowerCase();
    let rank = 0;
    for (const word of asked) {
      if (called === word) rank += 100;
      else if (called.startsWith(word)) rank += 50;
      else if ((" " + named).includes(" " + word)) rank += 20;
      else if (called.includes(word)) rank += 10;
      else if (named.includes(word)) rank += 8;
      else if ((" " + words).includes(" " + word)) rank += 3;
      else if (words.includes(word)) rank += 1;
      else return 0;
    }
    return rank;
  }

  function find() {
    const asked = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    chosen = 0;
    if (!window.finds || asked.length === 0) {
      count.textContent = "";
      return choose(0);
    }
    const found = window.finds
      .map((one, order) => ({ one, order, rank: rank(one, asked) }))
      .filter((one) => one.rank > 0)
      .sort((a, b) => b.rank - a.rank || a.order - b.order);
    found.slice(0, most).forEach(({ one }, i) => {
      const item = document.createElement("a");
      item.id = "find-" + i;
      item.setAttribute("role", "option");
      item.href = root + one[2];
      item.tabIndex = -1;
      item.append(one[1]);
      const small = document.createElement("small");
      small.append([one[3], one[0]].filter(Boolean).join(" · "));
      item.append(small);
      list.append(item);
    });
    count.textContent = found.length === 0 ? "Nothing found." : found.length === 1 ? "1 find." : found.length + " finds" + (found.length > most ? ", the first " + most + " shown." : ".");
    choose(0);
  }

  function choose(to) {
    const items = [...list.children];
    chosen = items.length === 0 ? 0 : (to + items.length) % items.length;
    items.forEach((item, i) => item.setAttribute("aria-selected", String(i === chosen)));
    input.setAttribute("aria-expanded", String(items.length > 0));
    if (items.length > 0) {
      input.setAttribute("aria-activedescendant", items[chosen].id);
      items[chosen].scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  }

  opener.addEventListener("click", open);
  dialog.querySelector("button").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  input.addEventListener("input", find);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen - 1);
    else if (event.key === "Enter" && list.children[chosen]) {
      location.href = list.children[chosen].href;
      dialog.close();
    } else if (event.key === "Escape") dialog.close();
    else return;
    event.preventDefault();
  });
  list.addEventListener("click", () => dialog.close());
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest("input, textarea, select")) {
      event.preventDefault();
      open();
    }
  });
})();
