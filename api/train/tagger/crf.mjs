/**
 * A linear-chain conditional random field, fitted by AdaGrad. Documents are `{rows: number[][] (ids of features a
 * token), gold: number[] (labels), weight}`.
 */
export class Crf {
  constructor(features, labels) {
    this.labels = labels;
    this.size = features;
    this.weights = new Float64Array(features * labels);
    this.moves = new Float64Array((labels + 1) * labels);
    this.sums = new Float64Array(features * labels).fill(1e-2);
    this.moveSums = new Float64Array((labels + 1) * labels).fill(1e-2);
  }

  scores(rows) {
    const { labels: L, weights } = this;
    return rows.map((row) => {
      const out = new Float64Array(L);
      for (const f of row) for (let l = 0, at = f * L; l < L; l += 1, at += 1) out[l] += weights[at];
      return out;
    });
  }

  /** Chances of each label at each token, and of each pair of neighbours. */
  chances(rows) {
    const { labels: L, moves } = this;
    const s = this.scores(rows);
    const T = s.length;
    const a = Array.from({ length: T }, () => new Float64Array(L));
    const b = Array.from({ length: T }, () => new Float64Array(L));
    const scale = new Float64Array(T);
    const e = s.map((row) => {
      const most = Math.max(...row);
      return row.map((one) => Math.exp(one - most));
    });
    const m = Float64Array.from(moves, (one) => Math.exp(one));
    for (let t = 0; t < T; t += 1) {
      let sum = 0;
      for (let l = 0; l < L; l += 1) {
        let in_ = 0;
        if (t === 0) in_ = m[L * L + l];
        else for (let k = 0; k < L; k += 1) in_ += a[t - 1][k] * m[k * L + l];
        a[t][l] = in_ * e[t][l];
        sum += a[t][l];
      }
      scale[t] = sum;
      for (let l = 0; l < L; l += 1) a[t][l] /= sum;
    }
    b[T - 1].fill(1);
    for (let t = T - 2; t >= 0; t -= 1)
      for (let l = 0; l < L; l += 1) {
        let out = 0;
        for (let k = 0; k < L; k += 1) out += m[l * L + k] * e[t + 1][k] * b[t + 1][k];
        b[t][l] = out / scale[t + 1];
      }
    return { a, b, e, m, scale, single: a.map((row, t) => row.map((one, l) => one * b[t][l])) };
  }

  learn({ rows, gold, weight = 1 }, rate) {
    const { labels: L, weights, sums, moves, moveSums } = this;
    if (rows.length === 0) return;
    const { a, b, e, m, scale, single } = this.chances(rows);
    const step = (list, totals, at, slope) => {
      if (slope === 0) return;
      totals[at] += slope * slope;
      list[at] += (rate * slope) / Math.sqrt(totals[at]);
    };
    rows.forEach((row, t) => {
      const slopes = single[t].map((p, l) => weight * ((gold[t] === l ? 1 : 0) - p));
      for (const f of row)
        for (let l = 0, at = f * L; l < L; l += 1, at += 1)
          if (Math.abs(slopes[l]) > 1e-4) step(weights, sums, at, slopes[l]);
    });
    const moveSlopes = new Float64Array(moves.length);
    for (let l = 0; l < L; l += 1) moveSlopes[L * L + l] += weight * ((gold[0] === l ? 1 : 0) - single[0][l]);
    for (let t = 1; t < rows.length; t += 1) {
      moveSlopes[gold[t - 1] * L + gold[t]] += weight;
      for (let k = 0; k < L; k += 1)
        for (let l = 0; l < L; l += 1)
          moveSlopes[k * L + l] -= (weight * a[t - 1][k] * m[k * L + l] * e[t][l] * b[t][l]) / scale[t];
    }
    for (let at = 0; at < moves.length; at += 1) step(moves, moveSums, at, moveSlopes[at]);
  }

  shrink(by) {
    for (let at = 0; at < this.weights.length; at += 1) this.weights[at] *= 1 - by;
  }

  best(rows) {
    const { labels: L, moves } = this;
    const s = this.scores(rows);
    const back = [];
    let last = s.length ? s[0].map((one, l) => one + moves[L * L + l]) : [];
    for (let t = 1; t < s.length; t += 1) {
      const from = new Int8Array(L);
      const next = new Float64Array(L);
      for (let l = 0; l < L; l += 1) {
        let most = -Infinity;
        for (let k = 0; k < L; k += 1) {
          const sum = last[k] + moves[k * L + l];
          if (sum > most) [most, from[l]] = [sum, k];
        }
        next[l] = most + s[t][l];
      }
      back.push(from);
      last = next;
    }
    let at = last.indexOf(Math.max(...last));
    const path = [at];
    for (let t = back.length - 1; t >= 0; t -= 1) path.unshift((at = back[t][at]));
    return path;
  }
}
