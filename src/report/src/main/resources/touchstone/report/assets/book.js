"use strict";
// A board in words: its own, or else the caption that says as much.
const told = (board) => board.querySelector("svg").getAttribute("aria-label") ?? board.querySelector("figcaption").textContent;

// Examples that one steps through: one board at a time, beside the sentence that it belongs to.
function live(scene) {
  const lines = [...scene.querySelectorAll(".steps > li")];
  const boards = [...scene.querySelectorAll(".steps figure")];
  if (boards.length === 0) return;
  const stops = [];
  for (const line of lines) {
    const own = [...line.querySelectorAll("figure")];
    const shown = own.length > 0 ? own : [stops.length > 0 ? stops[stops.length - 1].board : boards[0]];
    for (const board of shown) stops.push({ line, board });
  }
  const phone = matchMedia("(max-width: 40rem)");
  // The heading and the conditions have the first rows; then each sentence has one. The buttons come beside the first, where they stay
  // whatever board is shown, and the board beside the others. Where there is no room for two columns both come first.
  const above = scene.querySelectorAll(":scope > :not(.steps, .dialogue, .whole, .take)").length;
  const place = () => {
    let row = above + 1 + (phone.matches ? 2 : 0);
    for (const line of lines) {
      for (const part of line.querySelectorAll(":scope > p, :scope > pre")) part.style.gridRow = String(row++);
    }
    controls.style.gridRow = String(above + 1);
    for (const board of boards) board.style.gridRow = phone.matches ? String(above + 2) : above + 2 + " / " + (row + 1);
    scene.style.gridTemplateRows = phone.matches ? "" : "repeat(" + (row - 1) + ", min-content) 1fr";
    // All moves at once stand below the sentences, where the board beside them leaves room.
    const whole = scene.querySelector(".whole");
    if (whole) whole.style.gridRow = String(row);
    [...scene.querySelectorAll(".take, .dialogue")].forEach((more, i) => (more.style.gridRow = String(row + 1 + i)));
  };
  const controls = document.createElement("div");
  controls.className = "controls";
  const count = document.createElement("output");
  const button = (sign, name, to) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.setAttribute("aria-label", name);
    made.title = name;
    made.addEventListener("click", () => show(to()));
    return made;
  };
  let at = 0;
  const first = button("|◂", "First board", () => 0);
  const back = button("◂", "Back", () => at - 1);
  const forward = button("▸", "Forward", () => at + 1);
  const last = button("▸|", "Last board", () => stops.length - 1);
  const spoken = document.createElement("span");
  spoken.className = "visually-hidden";
  spoken.setAttribute("role", "status");
  controls.append(first, back, count, forward, last, spoken);
  scene.append(controls);
  scene.classList.add("live");

  function show(to, quietly) {
    at = Math.max(0, Math.min(stops.length - 1, to));
    for (const board of boards) board.hidden = board !== stops[at].board;
    for (const line of lines) {
      line.classList.toggle("now", line === stops[at].line);
      if (line === stops[at].line) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    }
    // Left alone where they have the focus: it would be lost with them.
    for (const [end, off] of [[first, at === 0], [back, at === 0], [forward, at === stops.length - 1], [last, at === stops.length - 1]]) {
      end.setAttribute("aria-disabled", String(off));
    }
    count.textContent = at + 1 + " of " + stops.length;
    if (!quietly) spoken.textContent = at + 1 + " of " + stops.length + ": " + stops[at].line.querySelector("p").textContent + " " + told(stops[at].board);
  }
  scene.addEventListener("click", () => (moved = scene));
  lines.forEach((line) => line.querySelector("p").addEventListener("click", (event) => {
    if (!event.target.closest("a")) show(stops.findIndex((stop) => stop.line === line));
  }));
  let swiped;
  scene.addEventListener("touchstart", (event) => (swiped = event.changedTouches[0].clientX), { passive: true });
  scene.addEventListener("touchend", (event) => {
    const by = event.changedTouches[0].clientX - swiped;
    if (Math.abs(by) > 50 && event.target.closest("figure")) show(at + (by < 0 ? 1 : -1));
  }, { passive: true });
  scene.step = (by) => show(at + by);
  phone.addEventListener("change", place);
  place();
  show(0, true);
}

// The arrow keys move the example that has the focus, or the one moved last, or else the one that most is seen of.
let moved;
document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, dialog, pre")) return;
  const seen = (scene) => {
    const box = scene.getBoundingClientRect();
    return Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  };
  const scenes = [...document.querySelectorAll(".scene.live")].filter((scene) => seen(scene) > 0);
  const scene =
    document.activeElement.closest(".scene.live") ||
    [moved, document.querySelector(".scene.live:target")].find((one) => scenes.includes(one)) ||
    scenes.sort((a, b) => seen(b) - seen(a))[0];
  if (scene) {
    moved = scene;
    scene.step(by);
    event.preventDefault();
  }
});

for (const scene of document.querySelectorAll(".scene")) live(scene);

// Games to take along: each text is copied, or saved as a file.
const page = decodeURI(location.pathname).replace(/^.*\/|\.html$/g, "");
for (const text of document.querySelectorAll(".take pre")) {
  const file = page + "-" + text.closest(".scene").id + "." + text.className;
  const tools = document.createElement("p");
  tools.className = "tools";
  const copy = document.createElement("button");
  copy.type = "button";
  copy.textContent = "Copy";
  copy.setAttribute("aria-label", "Copy " + file);
  const said = document.createElement("span");
  said.setAttribute("role", "status");
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text.textContent);
      said.textContent = "copied";
    } catch (refused) {
      getSelection().selectAllChildren(text);
      said.textContent = "selected: copy it with the keyboard";
    }
  });
  const save = document.createElement("a");
  save.textContent = "Save " + file;
  save.download = file;
  save.href = URL.createObjectURL(new Blob([text.textContent], { type: "text/plain" }));
  tools.append(copy, " ", save, " ", said);
  text.before(tools);
}
