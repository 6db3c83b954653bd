import { readDeed } from '../../../dist/documents/reading/read-deed.js';
import { openSets } from '../../../test/deeds/sets.mjs';

/** The open sets used for training. `calibration` is kept for measuring, and the samples add nothing new. */
export const setsToLearn = openSets.filter((name) => name !== 'calibration' && name !== '.');

const textOf = (words) => words.map(({ text }) => text).join(' ');

/** Lines of a digital deed from its text layer, one line per cell. @param {Buffer} pdf @returns {Promise<string[]>} */
export async function linesOfDeed(pdf) {
  let rows = [];
  const onPages = (pages) => (rows = pages.flatMap((page) => page.rows));
  await readDeed(pdf, 'application/pdf', undefined, { findingsOnly: true, onPages });
  return rows.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(textOf)));
}
