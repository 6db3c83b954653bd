/**
 * Logistic regression by gradient descent. Weights are pulled towards `prior`, so that few rows have little influence,
 * and keep their expected sign: a label never counts against a value.
 * @param {{features: number[], right: boolean}[]} rows
 * @param {{signs?: number[], prior?: number[], pull?: number, rounds?: number, rate?: number}} [options] `signs`: 1,
 *   -1, or 0 for either
 * @returns {{weights: number[], bias: number}}
 */
export function fitLogistic(rows, { signs = [], prior = [], pull = 0.005, rounds = 8000, rate = 0.5 } = {}) {
  const weights = rows[0].features.map((_, at) => prior[at] ?? 0);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map(() => 0);
    let lift = 0;
    for (const { features, right } of rows) {
      const error = chance({ weights, bias }, features) - (right ? 1 : 0);
      for (let at = 0; at < weights.length; at += 1) slope[at] += error * features[at];
      lift += error;
    }
    for (let at = 0; at < weights.length; at += 1) {
      weights[at] -= rate * (slope[at] / rows.length + pull * (weights[at] - (prior[at] ?? 0)));
      if (weights[at] * (signs[at] ?? 0) < 0) weights[at] = 0;
    }
    bias -= rate * (lift / rows.length + (pull / 10) * bias);
  }
  return { weights, bias };
}

export const chance = ({ weights, bias }, features) =>
  1 / (1 + Math.exp(-features.reduce((sum, feature, at) => sum + feature * weights[at], bias)));

/**
 * The lowest chance from which at most the share `allowed` of the rows is wrong, with half a wrong row added so that
 * few rows never count as proof; 2 when there is no such chance.
 * @param {{chance: number, right: boolean}[]} rows
 */
export function thresholdFor(rows, allowed) {
  const ranked = [...rows].sort((a, b) => b.chance - a.chance);
  let [wrong, threshold] = [0, 2];
  ranked.forEach(({ chance: value, right }, at) => {
    if (!right) wrong += 1;
    const isLastOfEqual = ranked[at + 1]?.chance !== value;
    if (isLastOfEqual && (wrong + 0.5) / (at + 2) <= allowed) threshold = value;
  });
  return threshold;
}
