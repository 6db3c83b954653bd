import { randomOf } from './random.mjs';

/*
 * A network of one hidden layer, trained by stochastic gradient descent with momentum (Adam's scaling), without any
 * library.
 */
const rate = 0.002;
const batch = 32;
const decay = { mean: 0.9, square: 0.999 };

function layer(inputs, outputs, random) {
  const spread = Math.sqrt(2 / inputs);
  const make = (length, value) => Float32Array.from({ length }, value);
  const part = (length, value) => ({
    value: make(length, value),
    slope: make(length, () => 0),
    mean: make(length, () => 0),
    square: make(length, () => 0),
  });
  return {
    inputs,
    outputs,
    weights: part(inputs * outputs, () => random.normal() * spread),
    bias: part(outputs, () => 0),
  };
}

/** @returns {{first: object, second: object}} layers with `weights.value` (input by output) and `bias.value` */
export function train(samples, { inputs, hidden, classes, passes, seed }, report = () => {}) {
  const random = randomOf(seed);
  const first = layer(inputs, hidden, random);
  const second = layer(hidden, classes, random);
  const middle = new Float32Array(hidden);
  const result = new Float32Array(classes);
  const back = new Float32Array(hidden);
  const order = samples.map((_, index) => index);
  let step = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random.next() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    let loss = 0;
    order.forEach((index, position) => {
      const { sample, label } = samples[index];
      loss -= Math.log(forward(first, second, sample, middle, result)[label] + 1e-9);
      back.fill(0);
      for (let output = 0; output < classes; output += 1) {
        const error = result[output] - (output === label ? 1 : 0);
        second.bias.slope[output] += error;
        for (let unit = 0; unit < hidden; unit += 1) {
          if (middle[unit] <= 0) continue;
          second.weights.slope[unit * classes + output] += error * middle[unit];
          back[unit] += error * second.weights.value[unit * classes + output];
        }
      }
      for (let unit = 0; unit < hidden; unit += 1) first.bias.slope[unit] += back[unit];
      for (let input = 0; input < inputs; input += 1) {
        const value = sample[input];
        if (value === 0) continue;
        const row = input * hidden;
        for (let unit = 0; unit < hidden; unit += 1) first.weights.slope[row + unit] += value * back[unit];
      }
      if (position % batch === batch - 1) {
        step += 1;
        const slower = rate * (1 - pass / passes) + rate * 0.02;
        for (const part of [first.weights, first.bias, second.weights, second.bias]) update(part, step, slower);
      }
    });
    report(pass, loss / order.length);
  }
  return { first, second };
}

/** Computes the probabilities; an inactive unit (0 or less) leaves `middle` at 0 and passes no error back. */
function forward(first, second, sample, middle, result) {
  middle.set(first.bias.value);
  for (let input = 0; input < first.inputs; input += 1) {
    const value = sample[input];
    if (value === 0) continue;
    const row = input * first.outputs;
    for (let unit = 0; unit < first.outputs; unit += 1) middle[unit] += value * first.weights.value[row + unit];
  }
  result.set(second.bias.value);
  for (let unit = 0; unit < first.outputs; unit += 1) {
    if (middle[unit] <= 0) middle[unit] = 0;
    else
      for (let output = 0; output < second.outputs; output += 1)
        result[output] += middle[unit] * second.weights.value[unit * second.outputs + output];
  }
  const highest = Math.max(...result);
  let sum = 0;
  for (let output = 0; output < result.length; output += 1) sum += result[output] = Math.exp(result[output] - highest);
  for (let output = 0; output < result.length; output += 1) result[output] /= sum;
  return result;
}

function update({ value, slope, mean, square }, step, rateNow) {
  const [meanShare, squareShare] = [1 - decay.mean ** step, 1 - decay.square ** step];
  for (let index = 0; index < value.length; index += 1) {
    const gradient = slope[index] / batch;
    mean[index] = decay.mean * mean[index] + (1 - decay.mean) * gradient;
    square[index] = decay.square * square[index] + (1 - decay.square) * gradient * gradient;
    value[index] -= (rateNow * mean[index]) / meanShare / (Math.sqrt(square[index] / squareShare) + 1e-8);
    slope[index] = 0;
  }
}

/** Bytes and scales of the layers in the form that the reader's `networkOf` expects. */
export function stored({ first, second }, classes) {
  const parts = [first.weights, first.bias, second.weights, second.bias].map(({ value }) => value);
  const scales = parts.map((part) => Math.max(...[-Infinity, ...part].map(Math.abs).filter(Number.isFinite)) / 127);
  const bytes = Buffer.concat(
    parts.map((part, index) => Buffer.from(Int8Array.from(part, (value) => Math.round(value / scales[index])).buffer)),
  );
  return { inputs: first.inputs, hidden: first.outputs, classes, scales, weights: bytes.toString('base64') };
}
