"use strict";
// Finds pages by words in any order: Lunr over what index.js lists. A word finds its beginnings and its other forms, and a name the
// other names of the same thing: each group of synonyms is a term of its own beside the words.
window.finder = (() => {
  const left = new Set("a an and are as at be between by can do does for from go how in is it its of on or rule rules ruleset rulesets that the their to under what when which who with".split(" "));
  const known = new Map();
  const stem = (word) => {
    if (!known.has(word)) known.set(word, /^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word)).toString() : word);
    return known.get(word);
  };
  const stems = (text) =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/['’]s?(?!\p{L})/gu, "")
      .split(/[^\p{L}\p{N}.]+/u)
      .map((word) => word.replace(/^\.+|\.+$/g, ""))
      .filter(Boolean);
  const phrase = (words) => " " + words.map(stem).join(" ") + " ";
  const groups = new Map();
  window.synonyms.forEach((group, number) => {
    for (const name of group) {
      const key = phrase(stems(name));
      groups.set(key, [...(groups.get(key) || []), "=" + number]);
    }
  });
  const phrases = [...groups.keys()].sort((a, b) => b.length - a.length);

  // What a text is found by: its words without endings, the parts of its ids, and its groups of synonyms.
  function terms(text) {
    const words = stems(text);
    const whole = phrase(words);
    const found = words.flatMap((word) => (word.includes(".") ? [word, ...word.split(".")] : [word])).map(stem);
    for (const key of phrases) if (whole.includes(key)) found.push(...groups.get(key));
    return found;
  }

  // What is asked for: names first, the longest of them, and then the words that are left.
  function asked(text) {
    const words = stems(text);
    let whole = phrase(words);
    const names = [];
    for (const key of phrases) {
      if (!whole.includes(key)) continue;
      names.push({ group: groups.get(key)[0], words: key.trim().split(" ") });
      whole = whole.replace(key, " ");
    }
    const rest = whole.trim().split(" ").filter(Boolean);
    const telling = rest.filter((word) => !left.has(word));
    return { names, words: telling.length + names.length > 0 ? telling : rest };
  }

  const builder = new lunr.Builder();
  builder.tokenizer = (list) => list.map((term) => new lunr.Token(term, {}));
  builder.ref("at");
  builder.field("id", { boost: 8 });
  builder.field("title", { boost: 8 });
  builder.field("names", { boost: 4 });
  builder.field("kind", { boost: 8 });
  builder.field("words");
  window.finds.forEach(([id, title, , kind, names, words, weight], at) =>
    builder.add({ at, id: terms(id), title: terms(title), kind: terms(kind), names: terms(names), words: terms(words) }, { boost: weight }));
  const index = builder.build();

  function query({ names, words }, presence) {
    return index.query((query) => {
      for (const name of names) {
        query.term(name.group, { usePipeline: false, presence, boost: 4 });
        for (const word of name.words) query.term(word, { usePipeline: false });
      }
      for (const word of words) {
        query.term(word, { usePipeline: false, presence, wildcard: lunr.Query.wildcard.TRAILING });
        query.term(word, { usePipeline: false, boost: 4 });
      }
    });
  }

  // The finds, best first, and before them what is called just so; if no page has all that was asked for, those that have some of it.
  return (text) => {
    const wanted = asked(text);
    if (wanted.names.length + wanted.words.length === 0) return { finds: [], all: true };
    const whole = query(wanted, lunr.Query.presence.REQUIRED);
    const results = whole.length > 0 ? whole : query(wanted, lunr.Query.presence.OPTIONAL);
    const called = phrase(stems(text));
    const finds = results.map((result) => window.finds[result.ref]);
    const exact = finds.filter(([, title, , , names]) => [title, ...names.split(", ")].some((name) => phrase(stems(name)) === called));
    return { finds: [...exact, ...finds.filter((find) => !exact.includes(find))], all: whole.length > 0 };
  };
})();
