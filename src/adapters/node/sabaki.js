// Plays a game between two engines of the Go Text Protocol through the library that Sabaki drives its engines with, and then
// brings one of them to other positions as Sabaki does when its user looks through a game. Prints what it saw.
//
//   node sabaki.js SIZE BLACK WHITE     each engine as a JSON list of words

import sabaki from '@sabaki/gtp';

const { Controller, ControllerStateTracker } = sabaki;

/** Longer than any game between players who do not fill their eyes. */
const LONGEST = 5000;

const [size, ...engines] = process.argv.slice(2).map((word) => JSON.parse(word));
const refused = [];

const [black, white] = engines.map(([program, ...words]) => {
  const engine = new Controller(program, words);
  engine.start();
  return engine;
});

async function say(engine, name, ...args) {
  const response = await engine.sendCommand({ name, args });
  if (response.error) {
    refused.push(`${name} ${args.join(' ')}: ${response.content}`);
  }
  return response.content;
}

async function play() {
  let moves = 0;
  for (let passes = 0; passes < 2 && moves < LONGEST; moves++) {
    const [player, mover, other] = moves % 2 === 0 ? ['B', black, white] : ['W', white, black];
    const vertex = await say(mover, 'genmove', player);
    passes = vertex.toLowerCase() === 'pass' ? passes + 1 : 0;
    await say(other, 'play', player, vertex);
  }
  return moves;
}

async function stones(engine) {
  const lists = [await say(engine, 'list_stones', 'black'), await say(engine, 'list_stones', 'white')];
  return lists.map((list) => list.split(/\s+/).sort().join(' ')).join(' / ');
}

for (const engine of [black, white]) {
  await say(engine, 'boardsize', size);
  await say(engine, 'clear_board');
  await say(engine, 'komi', 6.5);
}
const moves = await play();
const alike = (await stones(black)) === (await stones(white));
console.log(`moves ${moves}, boards alike ${alike}, score ${await say(black, 'final_score')}`);

const tracker = new ControllerStateTracker(black);
const handicap = { name: 'set_free_handicap', args: ['C3', 'G7'] };
const moved = ['W E5', 'B E6', 'B pass'].map((move) => ({ name: 'play', args: move.split(' ') }));
for (const state of [
  { boardsize: [9, 9], komi: 0.5, timeSettings: { mainTime: 60, byoyomiTime: 10, byoyomiStones: 5 }, history: [handicap, ...moved] },
  { history: [handicap, moved[0]] },
  { boardsize: [9, 7], history: moved },
]) {
  await tracker.sync(state);
}
console.log(`taken over ${await stones(black)}`);
const unknown = await black.sendCommand({ id: 7, name: 'no-such-command' });
console.log(`unknown ${unknown.id} ${unknown.error} ${unknown.content}`);
console.log(`refused ${refused.length === 0 ? 'nothing' : refused.join('; ')}`);
await Promise.all([black.stop(), white.stop()]);
