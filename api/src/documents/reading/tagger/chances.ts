import type { LookWeights } from './tagger-weights.js';

/** Chances of each label for each word of a deed, computed from the features of the words. */
export function chancesOf(
  rows: readonly string[][],
  { moves, features, weights }: LookWeights,
  labels: number,
): Float64Array[] {
  const scores = rows.map((row) => {
    const sums = new Float64Array(labels);
    for (const feature of new Set(row)) {
      const from = (features.get(feature) ?? -1) * labels;
      if (from >= 0) for (let label = 0; label < labels; label += 1) sums[label]! += weights[from + label]! / 100;
    }
    const most = Math.max(...sums);
    return sums.map((sum) => Math.exp(sum - most));
  });
  return marginals(
    scores,
    moves.map((one) => Math.exp(one)),
    labels,
  );
}

/** Chances of each label for each token (forward-backward algorithm). */
function marginals(scores: Float64Array[], steps: number[], labels: number): Float64Array[] {
  const forward: Float64Array[] = [];
  const scales: number[] = [];
  scores.forEach((score, at) => {
    const row = score.map((own, label) => {
      if (at === 0) return own * steps[labels * labels + label]!;
      return own * forward[at - 1]!.reduce((sum, from, one) => sum + from * steps[one * labels + label]!, 0);
    });
    const scale = row.reduce((sum, one) => sum + one, 0) || 1;
    scales.push(scale);
    forward.push(row.map((one) => one / scale));
  });
  let backward = new Float64Array(labels).fill(1);
  const chances: Float64Array[] = [];
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    chances[at] = forward[at]!.map((one, label) => one * backward[label]!);
    const weighed = scores[at]!.map((score, label) => score * backward[label]!);
    backward = backward.map(
      (_, from) => weighed.reduce((sum, one, label) => sum + steps[from * labels + label]! * one, 0) / scales[at]!,
    );
  }
  return chances;
}
