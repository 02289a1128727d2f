"use strict";
// The dialog for searching. What finds pages, finder.js, is loaded with its index when somebody first looks for something.
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
  dialog.innerHTML = "<div class=ask><input type=search role=combobox aria-label=\"Look for\" placeholder=\"triple ko chinese, or an id, a term, a source\" autocomplete=off spellcheck=false aria-controls=found aria-expanded=false aria-autocomplete=list><button type=button>Close</button></div><div id=found role=listbox aria-label=Finds></div><p class=count role=status></p>";
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
    if (window.finder) return find();
    count.textContent = "Reading the index …";
    load(["lunr.min.js", "index.js", "finder.js"]);
  }

  // One after the other, as each needs those before it.
  function load([name, ...others]) {
    if (!name) return find();
    const script = document.createElement("script");
    script.src = root + "assets/" + name;
    script.addEventListener("load", () => load(others));
    script.addEventListener("error", () => (count.textContent = "The index is missing; the contents lead everywhere."));
    document.head.append(script);
  }

  function find() {
    list.replaceChildren();
    chosen = 0;
    if (!window.finder || input.value.trim() === "") {
      if (window.finder) count.textContent = "";
      return choose(0);
    }
    const { finds: found, all } = window.finder(input.value);
    found.slice(0, most).forEach((one, i) => {
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
    count.textContent = (all || found.length === 0 ? "" : "No page has all of it; these have some. ") + (found.length === 0 ? "Nothing found." : found.length === 1 ? "1 find." : found.length + " finds" + (found.length > most ? ", the first " + most + " shown." : "."));
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
