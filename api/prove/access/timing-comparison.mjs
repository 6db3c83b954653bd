/**
 * The probability that a random value of the first list is larger than one of the second; 0.5 when they are alike.
 * @param {number[]} first
 * @param {number[]} second
 */
export function probabilityLarger(first, second) {
  const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/** Whether two lists of `each` values are alike: the probability is within five standard deviations of one half. */
export function isIndistinguishable(chance, each) {
  return Math.abs(chance - 0.5) <= 5 * Math.sqrt((2 * each + 1) / (12 * each * each));
}
