/**
 * A linear-chain conditional random field, fitted by AdaGrad. Documents are `{rows: number[][] (feature ids per
 * token), gold: number[] (labels), weight}`.
 */
export class Crf {
  constructor(features, labels) {
    this.labels = labels;
    this.size = features;
    this.weights = new Float32Array(features * labels);
    this.moves = new Float64Array((labels + 1) * labels);
    this.sums = new Float32Array(features * labels).fill(1e-2);
    this.moveSums = new Float64Array((labels + 1) * labels).fill(1e-2);
  }

  /** Scores by token and label, larger when likelier; defined up to a factor per token. */
  scores(rows) {
    const { labels: L, weights } = this;
    const out = new Float64Array(rows.length * L);
    rows.forEach((row, t) => {
      const at = t * L;
      for (let i = 0; i < row.length; i += 1)
        for (let l = 0, from = row[i] * L; l < L; l += 1) out[at + l] += weights[from + l];
      let most = -Infinity;
      for (let l = 0; l < L; l += 1) most = Math.max(most, out[at + l]);
      for (let l = 0; l < L; l += 1) out[at + l] = Math.exp(out[at + l] - most);
    });
    return out;
  }

  /** Forward and backward sums over all paths to and from each token, by token and label. */
  ways(rows) {
    const { labels: L, moves } = this;
    const T = rows.length;
    const e = this.scores(rows);
    const m = Float64Array.from(moves, (one) => Math.exp(one));
    const a = new Float64Array(T * L);
    const b = new Float64Array(T * L).fill(1, (T - 1) * L);
    const scale = new Float64Array(T);
    for (let t = 0; t < T; t += 1) {
      const at = t * L;
      let sum = 0;
      for (let l = 0; l < L; l += 1) {
        let before = t === 0 ? m[L * L + l] : 0;
        if (t > 0) for (let k = 0; k < L; k += 1) before += a[at - L + k] * m[k * L + l];
        sum += a[at + l] = before * e[at + l];
      }
      scale[t] = sum;
      for (let l = 0; l < L; l += 1) a[at + l] /= sum;
    }
    for (let t = T - 2; t >= 0; t -= 1)
      for (let l = 0, next = (t + 1) * L; l < L; l += 1) {
        let behind = 0;
        for (let k = 0; k < L; k += 1) behind += m[l * L + k] * e[next + k] * b[next + k];
        b[t * L + l] = behind / scale[t + 1];
      }
    return { a, b, e, m, scale };
  }

  learn({ rows, gold, weight = 1 }, rate) {
    if (rows.length === 0) return;
    const { labels: L, weights, sums } = this;
    const found = this.ways(rows);
    const slopes = new Float64Array(L);
    rows.forEach((row, t) => {
      let any = false;
      for (let l = 0; l < L; l += 1) {
        const slope = weight * ((gold[t] === l ? 1 : 0) - found.a[t * L + l] * found.b[t * L + l]);
        slopes[l] = Math.abs(slope) > 1e-4 ? slope : 0;
        any ||= slopes[l] !== 0;
      }
      if (!any) return;
      for (let i = 0; i < row.length; i += 1)
        for (let l = 0, from = row[i] * L; l < L; l += 1) {
          const slope = slopes[l];
          if (slope === 0) continue;
          sums[from + l] += slope * slope;
          weights[from + l] += (rate * slope) / Math.sqrt(sums[from + l]);
        }
    });
    this.learnMoves(gold, weight, rate, found);
  }

  learnMoves(gold, weight, rate, { a, b, e, m, scale }) {
    const { labels: L, moves, moveSums } = this;
    const slopes = new Float64Array(moves.length);
    for (let l = 0; l < L; l += 1) slopes[L * L + l] += weight * ((gold[0] === l ? 1 : 0) - a[l] * b[l]);
    for (let t = 1; t < gold.length; t += 1) {
      slopes[gold[t - 1] * L + gold[t]] += weight;
      for (let k = 0; k < L; k += 1) {
        const before = (weight * a[(t - 1) * L + k]) / scale[t];
        for (let l = 0; l < L; l += 1) slopes[k * L + l] -= before * m[k * L + l] * e[t * L + l] * b[t * L + l];
      }
    }
    for (let at = 0; at < moves.length; at += 1) {
      if (slopes[at] === 0) continue;
      moveSums[at] += slopes[at] * slopes[at];
      moves[at] += (rate * slopes[at]) / Math.sqrt(moveSums[at]);
    }
  }

  shrink(by) {
    for (let at = 0; at < this.weights.length; at += 1) this.weights[at] *= 1 - by;
  }
}
