import * as calibrationLayouts from './layouts/calibration.mjs';
import * as testLayouts from './layouts/test.mjs';
import * as trainLayouts from './layouts/train.mjs';
import { frame as calibrationFrame } from './wording/calibration/frame.mjs';
import { nazir as calibrationNazir } from './wording/calibration/nazir.mjs';
import { property as calibrationProperty } from './wording/calibration/property.mjs';
import { waqf as calibrationWaqf } from './wording/calibration/waqf.mjs';
import { frame as testFrame } from './wording/test/frame.mjs';
import { nazir as testNazir } from './wording/test/nazir.mjs';
import { property as testProperty } from './wording/test/property.mjs';
import { waqf as testWaqf } from './wording/test/waqf.mjs';
import { frame as trainFrame } from './wording/train/frame.mjs';
import { nazir as trainNazir } from './wording/train/nazir.mjs';
import { property as trainProperty } from './wording/train/property.mjs';
import { waqf as trainWaqf } from './wording/train/waqf.mjs';

/** Formats of dates and areas in digits are shared by all splits; those in words belong to one split each. */
const everybodysDates = ['h-slashes', 'h-padded', 'g-slashes', 'both-slashes'];
const everybodysAreas = ['digits', 'digits-words'];

/**
 * The three splits. Wording, layouts, list styles, fonts, family names and districts of one are in no other: rules are
 * written from `train`, confidence is fitted on `calibration`, and `test` is only ever measured.
 */
export const splits = {
  train: {
    layouts: trainLayouts.layouts,
    frame: trainFrame,
    property_deed: trainProperty,
    waqf_deed: trainWaqf,
    nazir_deed: trainNazir,
    dates: [
      ...everybodysDates,
      'h-month',
      'h-words',
      'h-spaced',
      'h-dots',
      'h-brackets',
      'h-weekday',
      'h-full-words',
      'h-month-order',
      'g-english',
      'g-words',
      'both-named',
    ],
    areas: [
      ...everybodysAreas,
      'short-words',
      'words',
      'short',
      'short-dot',
      'words-full',
      'brackets',
      'metres-cents',
      'english',
    ],
    spelling: 'alef',
  },
  calibration: {
    layouts: calibrationLayouts.layouts,
    frame: calibrationFrame,
    property_deed: calibrationProperty,
    waqf_deed: calibrationWaqf,
    nazir_deed: calibrationNazir,
    dates: [...everybodysDates, 'h-year-first', 'g-month', 'weekday-both'],
    areas: [...everybodysAreas, 'grouped'],
    spelling: 'alef',
  },
  test: {
    layouts: testLayouts.layouts,
    frame: testFrame,
    property_deed: testProperty,
    waqf_deed: testWaqf,
    nazir_deed: testNazir,
    dates: [
      ...everybodysDates,
      'h-other-month',
      'h-dashes',
      'g-iso',
      'both-months',
      'both-reversed',
      'words-year-digits',
    ],
    areas: [...everybodysAreas, 'power-words', 'words-digits', 'power'],
    spelling: 'hamza',
  },
};

/** Words that may stand in every deed. */
const common = new Set(['المملكة العربية السعودية', 'وزارة العدل', 'بسم الله الرحمن الرحيم', 'الحمد لله وحده']);

/**
 * All wording of a split, for the test that no two splits share any.
 * @returns {{phrases: Set<string>, sentences: string[], layouts: string[]}} `phrases` are whole labels, titles and
 *   items; `sentences` the prose
 */
export function wordingOf(split) {
  const { frame, layouts, ...types } = splits[split];
  const phrases = new Set([...frame.feet, ...frame.watermarks, ...frame.stamps]);
  const sentences = [...frame.fillers];
  for (const type of ['property_deed', 'waqf_deed', 'nazir_deed']) {
    const wording = types[type];
    for (const list of [
      wording.titles,
      wording.offices,
      ...Object.values(wording.labels),
      ...Object.values(wording.headings ?? {}),
      wording.places,
      wording.names,
      wording.purposes,
      wording.conditions,
      wording.beneficiaries,
      wording.authorities,
      wording.openings,
      wording.closings,
    ]) {
      for (const phrase of list ?? []) phrases.add(phrase);
    }
    for (const [label] of wording.extras) phrases.add(label);
    sentences.push(...wording.prose);
  }
  for (const phrase of ['', ...common]) phrases.delete(phrase);
  return { phrases, sentences, layouts: Object.keys(layouts) };
}
