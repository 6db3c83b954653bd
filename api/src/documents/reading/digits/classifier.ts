import { readFileSync } from 'node:fs';
import { sampleLength } from './glyph-sample.js';

/** The classes of a piece of ink. `x` is anything else: a letter, a part of a digit, two digits that touch. */
export const glyphClasses = [...'0123456789٠١٢٣٤٥٦٧٨٩/-.,x'] as const;
export type GlyphClass = (typeof glyphClasses)[number];

/** A trained network of two layers as it is stored: the weights are bytes, with a scale for each layer. */
export interface StoredNetwork {
  inputs: number;
  hidden: number;
  classes: string;
  scales: [number, number, number, number];
  weights: string;
}

export interface Network {
  hidden: number;
  outputs: number;
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
}

export function networkOf({ inputs, hidden, classes, scales, weights }: StoredNetwork): Network {
  const outputs = [...classes].length;
  if (inputs !== sampleLength || classes !== glyphClasses.join(''))
    throw new Error('the digits network was trained for another reader; train it again');
  const bytes = new Int8Array(Buffer.from(weights, 'base64'));
  let at = 0;
  const take = (length: number, scale: number): Float32Array =>
    Float32Array.from(bytes.subarray(at, (at += length)), (value) => value * scale);
  return {
    hidden,
    outputs,
    first: take(inputs * hidden, scales[0]),
    firstBias: take(hidden, scales[1]),
    second: take(hidden * outputs, scales[2]),
    secondBias: take(outputs, scales[3]),
  };
}

/** Probability of each class, in the order of `glyphClasses`. */
export function classify(
  { hidden, outputs, first, firstBias, second, secondBias }: Network,
  sample: Float32Array,
): Float32Array {
  const middle = Float32Array.from(firstBias);
  for (let input = 0; input < sample.length; input += 1) {
    const value = sample[input]!;
    if (value === 0) continue;
    for (let unit = 0; unit < hidden; unit += 1) middle[unit]! += value * first[input * hidden + unit]!;
  }
  const result = Float32Array.from(secondBias);
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = middle[unit]!;
    if (value <= 0) continue;
    for (let output = 0; output < outputs; output += 1) result[output]! += value * second[unit * outputs + output]!;
  }
  const highest = Math.max(...result);
  let sum = 0;
  for (let output = 0; output < outputs; output += 1) sum += result[output] = Math.exp(result[output]! - highest);
  return result.map((value) => value / sum);
}

let loaded: Network | undefined;

/** The network trained by `npm run train:digits`. */
export function digitNetwork(): Network {
  loaded ??= networkOf(JSON.parse(readFileSync(new URL('./network.json', import.meta.url), 'utf8')) as StoredNetwork);
  return loaded;
}
