/**
 * Chance that one picked of the first is larger than one picked of the second; 0.5 when they are alike.
 * @param {number[]} first
 * @param {number[]} second
 */
export function chanceLarger(first, second) {
  const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

/** Whether two of so many each are alike: the chance is within five standard deviations of a half. */
export function alike(chance, each) {
  return Math.abs(chance - 0.5) <= 5 * Math.sqrt((2 * each + 1) / (12 * each * each));
}
