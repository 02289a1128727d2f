"use strict";
// Finds pages by words in any order: Lunr over what index.js lists. A word finds its beginnings and its other forms, and a name the
// other names of the same thing: each group of synonyms is a term of its own beside the words.
window.finder = (() => {
  const known = new Map();
  const stem = (word) => {
    if (!known.has(word)) known.set(word, /^[a-z]+$/.test(word) ? lunr.stemmer(new lunr.Token(word)).toString() : word);
    return known.get(word);
  };
  // Words that say nothing of what is looked for, also as stems.
  const left = new Set("a about an and are as at be between by can do does for from go happens how i if in is it its me must my of on or rule rules ruleset rulesets should that the their there to under what when where which who with you your many much".split(" ").flatMap((word) => [word, stem(word)]));
  const numbers = { 1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", once: "one", twice: "two" };
  // One spelling of each word: small numbers in words, and American endings, as in color and organize.
  const spelled = (word) =>
    numbers[word] ?? word.replace(/(?<=\p{L}{3})our(?=s?$|ed$|ing$|able$)/u, "or").replace(/(?<=\p{L}{4})is(?=e[sd]?$|ing$|ations?$)/u, "iz");
  const split = (text) =>
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/['’]s?(?!\p{L})/gu, "")
      .split(/[^\p{L}\p{N}.]+/u)
      .map((word) => word.replace(/^\.+|\.+$/g, ""))
      .filter(Boolean)
      .map(spelled);
  // What is asked for, without how much of it: "how many points is komi", "komi 7.5".
  const topic = (text) => text.replace(/\bhow (many|much) (points?|stones?)\b/gi, " ").replace(/(\p{L}.*)\b\d+\.5\b/u, "$1");
  const stems = (text) => split(text).map(stem);
  const phrase = (stemmed) => " " + stemmed.join(" ") + " ";
  // What something is called, whether or not it is said to be rules.
  const bare = (stemmed) => phrase(stemmed.filter((word) => !["a", "an", "the", "rule", "ruleset"].includes(word)));
  const groups = new Map();
  window.synonyms.forEach((group, number) => {
    for (const name of group) {
      const key = phrase(stems(name));
      groups.set(key, [...(groups.get(key) || []), "=" + number]);
    }
  });
  const phrases = [...groups.keys()].sort((a, b) => b.length - a.length);

  // What a text is found by: its words without endings, those with a hyphen as one word too, the parts of its ids, and its groups of synonyms.
  function terms(text) {
    const words = split(text);
    const whole = phrase(words.map(stem));
    const found = words.flatMap((word) => (word.includes(".") ? [word, ...word.split(".")] : [word])).map(stem);
    for (const joined of text.match(/\p{L}+(-\p{L}+)+/gu) ?? []) found.push(...stems(joined.replace(/-/g, "")));
    for (const key of phrases) if (whole.includes(key)) found.push(...groups.get(key));
    return found;
  }

  const named = new Set(phrases.flatMap((key) => key.trim().split(" ")));
  const spoken = (term) => Object.keys(index.invertedIndex[term].title).length;

  // The stem of a word; one that no page has nor begins with is taken for the nearest that one has, with one letter wrong or, from seven on, two.
  function corrected(word) {
    const begun = stem(word);
    const matching = (pattern) => index.tokenSet.intersect(pattern).toArray();
    if (!/^[a-z]{4,}$/.test(begun) || left.has(word) || named.has(begun) || matching(lunr.TokenSet.fromString(begun + "*")).length > 0) return begun;
    for (let wrong = 1; wrong <= (begun.length < 7 ? 1 : 2); wrong++) {
      const near = matching(lunr.TokenSet.fromFuzzyString(begun, wrong)).filter((term) => /^[a-z]+$/.test(term));
      if (near.length > 0) return near.reduce((best, term) => (spoken(term) > spoken(best) ? term : best));
    }
    return begun;
  }

  // What is asked for: names first, the longest of them, and then the words that are left.
  function asked(words) {
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

  // The finds, best first, and before them what is called just so, by its title or by another name; if no page has all that was asked for, those that have some of it.
  return (text) => {
    const words = split(topic(text)).map(corrected);
    const wanted = asked(words);
    if (wanted.names.length + wanted.words.length === 0) return { finds: [], all: true };
    const whole = query(wanted, lunr.Query.presence.REQUIRED);
    const results = whole.length > 0 ? whole : query(wanted, lunr.Query.presence.OPTIONAL);
    const called = bare(words);
    const finds = results.map((result) => window.finds[result.ref]);
    const isCalled = (name) => bare(stems(name)) === called;
    const exact = finds.filter(([, title, , , names]) => [title, ...names.split(", ")].some(isCalled));
    const rank = ([, title, , , , , weight]) => weight + (isCalled(title) ? 2 : 0);
    exact.sort((one, other) => rank(other) - rank(one));
    return { finds: [...exact, ...finds.filter((find) => !exact.includes(find))], all: whole.length > 0 };
  };
})();
