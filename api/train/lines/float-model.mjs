/**
 * The packaged recogniser's weights are 8-bit integers; training needs them as fractions. A matrix of weights is stored
 * as: kind, rows, columns, a filler, the weights row by row, and a scale for each row.
 */
const wholeNumbers = 0x85;
const fractions = 0x84;
/** Matrices of the Arabic network: rows × columns (the inputs and a bias), repeated for each gate of a layer. */
const layers = [
  { times: 1, rows: 16, columns: 10 },
  { times: 4, rows: 64, columns: 81 },
  { times: 4, rows: 96, columns: 161 },
  { times: 4, rows: 96, columns: 193 },
  { times: 4, rows: 512, columns: 609 },
];
const flagsAfter = 'O1c1]';
const wholeNumberFlag = 1;
/**
 * Learning rate of each layer, in the order of the network. The packaged rates of the last layers, whose weights are
 * the largest, are those at the end of a long training: with them a new output would not be learnt.
 */
const rates = [0.0005, 0.0005, 0.0005, 0.0004, 0.0005, 0.0005, 0.001, 0.015];
const networkName = '[1,48,0,1Ct3';

/** All matrices of the network in the order of the file. */
export const matricesOf = (characters) =>
  [...layers, { times: 1, rows: characters, columns: 513 }].flatMap(({ times, ...size }) =>
    Array.from({ length: times }, () => size),
  );

/** @param {Buffer} model `lstm` component of the traineddata @param {number} characters @returns {Buffer} */
export function floatModel(model, characters) {
  const parts = [];
  let done = 0;
  for (const { rows, columns } of matricesOf(characters)) {
    const head = Buffer.alloc(9);
    head.writeUInt8(wholeNumbers, 0);
    head.writeUInt32LE(rows, 1);
    head.writeUInt32LE(columns, 5);
    const at = model.indexOf(head, done);
    if (at < 0) throw new Error(`no matrix of ${rows} × ${columns} after byte ${done}`);
    parts.push(model.subarray(done, at));
    const [weights, scales] = [at + 10, at + 10 + rows * columns + 4];
    const padded = model.readUInt32LE(scales - 4);
    if (padded < rows || padded > rows + 64) throw new Error(`no scales of the matrix at ${at}`);
    const matrix = Buffer.alloc(9 + 8 + rows * columns * 8);
    head.copy(matrix);
    matrix.writeUInt8(fractions, 0);
    for (let row = 0; row < rows; row += 1) {
      const scale = model.readDoubleLE(scales + row * 8);
      for (let column = 0; column < columns; column += 1) {
        const index = row * columns + column;
        matrix.writeDoubleLE(model.readInt8(weights + index) * scale, 17 + index * 8);
      }
    }
    parts.push(matrix);
    done = scales + padded * 8;
  }
  const rest = Buffer.from(model.subarray(done));
  const flags = rest.indexOf(flagsAfter) + flagsAfter.length;
  rest.writeInt32LE(rest.readInt32LE(flags) & ~wholeNumberFlag, flags);
  // The network's name is preceded by its length and, before that, by a rate for each layer.
  const firstRate = rest.indexOf(networkName) - 4 - rates.length * 4;
  rates.forEach((rate, at) => rest.writeFloatLE(rate, firstRate + at * 4));
  return Buffer.concat([...parts, rest]);
}
