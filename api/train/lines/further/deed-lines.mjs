import { readDeed } from '../../../dist/documents/reading/read-deed.js';
import { openSets, setsInNoFit } from '../../../test/deeds/sets.mjs';

/**
 * The open sets used for training. `calibration` and the sets that stand in no fit are kept for measuring, and the
 * samples add nothing new.
 */
const keptForMeasuring = new Set(['calibration', '.', ...setsInNoFit]);
export const setsToLearn = openSets.filter((name) => !keptForMeasuring.has(name));

const textOf = (words) => words.map(({ text }) => text).join(' ');

/** Lines of a digital deed from its text layer, one line per cell. @param {Buffer} pdf @returns {Promise<string[]>} */
export async function linesOfDeed(pdf) {
  let rows = [];
  const onPages = (pages) => (rows = pages.flatMap((page) => page.rows));
  await readDeed(pdf, 'application/pdf', undefined, { findingsOnly: true, onPages });
  return rows.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.map(textOf)));
}
