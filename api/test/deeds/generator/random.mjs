/**
 * Seeded random choices, so that a set can be reproduced exactly (mulberry32).
 * @param {number} seed any integer
 */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random = {
    /** From 0 up to 1. */
    next,
    /** A whole number from `low` to `high`, both included. */
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)],
    shuffle(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const at = Math.floor(next() * (last + 1));
        [mixed[last], mixed[at]] = [mixed[at], mixed[last]];
      }
      return mixed;
    },
    some: (items, count) => random.shuffle(items).slice(0, count),
    digits: (count) => Array.from({ length: count }, (_, at) => random.whole(at === 0 ? 1 : 0, 9)).join(''),
    /** Approximately normal with mean 0 and standard deviation 1: the sum of uniform draws. */
    normal: () => (next() + next() + next() + next() + next() + next() - 3) / Math.SQRT1_2,
  };
  return random;
}

/** A seed of a name, so that each deed is independent of how many come before it (FNV-1a). */
export function seedOf(name) {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0), 0x01000193);
  return hash >>> 0;
}
