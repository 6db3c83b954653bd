/*
 * The mean of two trainings with the same start: `node api/train/lines/mean-of-two.mjs A_checkpoint B_checkpoint`
 * writes it into both, and each continues from there with its own lines.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { matricesOf } from './float-model.mjs';

const characters = 100;
const [first, second] = process.argv.slice(2);
const [a, b] = [await readFile(first), await readFile(second)];
let at = 0;
// After its weights, a matrix has their last steps and their variances.
for (const { rows, columns } of matricesOf(characters).flatMap((size) => [size, size, size])) {
  const size = Buffer.alloc(8);
  size.writeUInt32LE(rows, 0);
  size.writeUInt32LE(columns, 4);
  at = a.indexOf(size, at);
  if (at < 0 || !b.subarray(at, at + 8).equals(size)) throw new Error(`no matrix of ${rows} × ${columns} in both`);
  const end = at + 16 + rows * columns * 8;
  for (let place = at + 16; place < end; place += 8) {
    const mean = (a.readDoubleLE(place) + b.readDoubleLE(place)) / 2;
    a.writeDoubleLE(mean, place);
    b.writeDoubleLE(mean, place);
  }
  at = end;
}
await writeFile(first, a);
await writeFile(second, b);
