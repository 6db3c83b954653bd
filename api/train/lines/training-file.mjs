import { execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pgmOf } from '../../dist/documents/reading/pages/page-raster.js';

const run = promisify(execFile);
/** One thread for each process, because the training uses the others. */
export const environment = { ...process.env, OMP_THREAD_LIMIT: '1' };

/** The lines in visual order, from left to right. */
async function visualOrder(lines) {
  const child = spawn('/usr/bin/python3', [join(import.meta.dirname, 'visual-order.py')]);
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (shown += part));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  return shown.split('\n').slice(0, lines.length);
}

/** Writes a training file (`path`.lstmf): a page of ink and its lines, cut as loosely as by the layout. */
export async function writeTrainingFile(path, { ink, lines }, random, dataFolder) {
  const shown = await visualOrder(lines.map(({ text }) => text));
  const rows = lines.map(({ left, right, top, bottom }, at) => {
    const [height, least] = [bottom - top, (value) => Math.max(0, Math.round(value))];
    const upper = least(ink.height - top + height * random.between(0, 0.22));
    const lower = least(ink.height - bottom - height * random.between(0, 0.22));
    const [start, end] = [least(left - random.between(0, 7)), Math.min(ink.width - 1, right + random.whole(0, 7))];
    return `WordStr ${start} ${lower} ${end} ${upper} 0 #${shown[at]}\n\t ${end} ${lower} ${end + 1} ${upper} 0\n`;
  });
  await writeFile(`${path}.pgm`, pgmOf(ink));
  await writeFile(`${path}.box`, rows.join(''));
  const options = ['--tessdata-dir', dataFolder, '-l', 'ara', '--psm', '6', 'lstm.train'];
  await run('tesseract', [`${path}.pgm`, path, ...options], { env: environment });
}

/** Lines of a page as recognised with the packaged data. */
export async function readLines(path, dataFolder) {
  const options = ['--tessdata-dir', dataFolder, '-l', 'ara', '--psm', '3', '--dpi', '220', 'tsv'];
  const { stdout } = await run('tesseract', [path, '-', ...options], { env: environment, maxBuffer: 1 << 26 });
  const lines = new Map();
  for (const row of stdout.split('\n').slice(1)) {
    const [level, , block, paragraph, line, , left, top, width, height, , text] = row.split('\t');
    if (level !== '5' || !text?.trim()) continue;
    const key = `${block}.${paragraph}.${line}`;
    lines.set(key, [...(lines.get(key) ?? []), { text, box: [left, top, width, height].map(Number) }]);
  }
  return [...lines.values()].map((words) => ({
    text: words.map(({ text }) => text).join(' '),
    left: Math.min(...words.map(({ box }) => box[0])),
    top: Math.min(...words.map(({ box }) => box[1])),
    right: Math.max(...words.map(({ box }) => box[0] + box[2])),
    bottom: Math.max(...words.map(({ box }) => box[1] + box[3])),
  }));
}
