import { randomOf } from '../digits/random.mjs';
import { withCharacters, withCodes } from './characters.mjs';
import { floatModel } from './float-model.mjs';
import { lineText } from './lines-text.mjs';
import { linesWithTruth } from './page-lines.mjs';

const box = { left: 0, right: 100, top: 0, bottom: 20 };
const deed = 'صك وقف\nالشروط\n١- أن لا يباع ولا يوهب، وأن تقدم عمارته\n٢- أن يصرف الريع على الفقراء';

test('a line that was read with errors gets the words that stand there', () => {
  expect(linesWithTruth(deed, [{ text: 'لا يباع ولا يوهبء وان تقدم', ...box }])).toEqual([
    { text: 'لا يباع ولا يوهب، وأن تقدم', ...box },
  ]);
});

test('a line whose mark was not read, or which is of another text, is left out', () => {
  expect(linesWithTruth(deed, [{ text: 'أن يصرف الريع على الفقراء', ...box }])).toEqual([]);
  expect(linesWithTruth(deed, [{ text: 'يكون النظر للأرشد من الذرية', ...box }])).toEqual([]);
  expect(linesWithTruth(deed, [{ text: '2- أن يصرف الريع على الفقراء', ...box }])[0]?.text).toBe(
    '٢- أن يصرف الريع على الفقراء',
  );
});

test('the characters that are missing are added behind those that are there', () => {
  const unicharset = '2\nNULL 0 Common 0\n١ 8 0,255,0,255,0,0,0,0,0,0 Arabic 1 5 1 ١\n';
  const lines = withCharacters(unicharset).trimEnd().split('\n');
  expect(Number(lines[0])).toBe(lines.length - 1);
  expect(lines[2]!.split(' ')[5]).toBe('2');
  expect(lines.slice(3).map((line: string) => line[0])).toEqual(expect.arrayContaining(['٢', '٩', '،', '•']));
  const codes = withCodes(Buffer.concat([Buffer.from([2, 0, 0, 0]), Buffer.alloc(18)]));
  expect(codes.readUInt32LE(0)).toBe(lines.length - 1);
  expect(codes.length).toBe(4 + 9 * (lines.length - 1));
  expect(codes.readInt32LE(codes.length - 4)).toBe(lines.length - 2);
});

test('weights of eight bits become the same weights as fractions', () => {
  const layers = [
    [1, 16, 10],
    [4, 64, 81],
    [4, 96, 161],
    [4, 96, 193],
    [4, 512, 609],
    [1, 85, 513],
  ] as const;
  const parts = layers.flatMap(([times, rows, columns]) =>
    Array.from({ length: times }, () => packedMatrix(rows, columns)),
  );
  const name = '[1,48,0,1Ct3,3,16Mp3,3Lfys64Lfx96Lrx96Lfx512O1c1]';
  const end = Buffer.concat([Buffer.alloc(8 * 4 + 4), Buffer.from(name), Buffer.from([0x41, 0, 0, 0])]);
  const model = floatModel(Buffer.concat([...parts, end]), 85);
  const first = model.subarray(17);
  expect(model[0]).toBe(0x84);
  // The second weight of the first row and the first of the second: steps times the row's scale.
  expect(first.readDoubleLE(8)).toBeCloseTo(1 * 0.5, 12);
  expect(first.readDoubleLE(10 * 8)).toBeCloseTo(-1 * 1.5, 12);
  expect(model.readInt32LE(model.length - 4)).toBe(0x40);
  expect(model.readFloatLE(model.length - end.length + 7 * 4)).toBeCloseTo(0.015, 6);
});

/** A matrix in the packaged format: weights 0, 1, 2 … in the first row, -1 … in the others, scales 0.5, 1.5 … */
function packedMatrix(rows: number, columns: number): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt8(0x85, 0);
  head.writeUInt32LE(rows, 1);
  head.writeUInt32LE(columns, 5);
  const weights = Buffer.from(
    Int8Array.from({ length: rows * columns }, (_, at) => (at < columns ? at % 100 : -1)).buffer,
  );
  const scales = Buffer.alloc(4 + rows * 8);
  scales.writeUInt32LE(rows, 0);
  for (let row = 0; row < rows; row += 1) scales.writeDoubleLE(row + 0.5, 4 + row * 8);
  return Buffer.concat([head, weights, scales]);
}

test('lines to train on hold what deeds hold, and nothing that no output stands for', () => {
  const random = randomOf(1);
  const words = { deed: ['الوقف', 'الناظر', 'شرط'], language: ['كتاب', 'سماء'] };
  const lines = Array.from({ length: 2000 }, () => lineText(random, words));
  for (const wanted of [/^[٠-٩]{1,2}[-.]/, /^أولاً/, /،/, /\d{4}هـ/, /٪|%/, /^•/])
    expect(lines.some((line: string) => wanted.test(line))).toBe(true);
  for (const line of lines) expect(line).toMatch(/^[\u0621-\u0652ـ\d٠-٩\s.,:;،؛()«»"[\]/٪%٫٬•*–-]+$/);
});
