import { readDeed } from '../../../dist/documents/reading/read-deed.js';
import { openSets } from '../../../test/deeds/sets.mjs';

/** Sets whose lines are learnt from: anybody may look at them. `calibration` measures, the samples tell nothing new. */
export const setsToLearn = openSets.filter((name) => name !== 'calibration' && name !== '.');

const textOf = (words) => words.map(({ text }) => text).join(' ');

/** Lines of a digital deed as its layer has them, a cell a line. @param {Buffer} pdf @returns {Promise<string[]>} */
export async function linesOfDeed(pdf) {
  let rows = [];
  const onPages = (pages) => (rows = pages.flatMap((page) => page.rows));
  await readDeed(pdf, 'application/pdf', undefined, { findingsOnly: true, onPages });
  return rows.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(textOf)));
}
