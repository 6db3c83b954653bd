import { expect, test } from '@jest/globals';
import type { VersionOutThere } from '@waqf/contracts/releases';
import { faultLines, placeOf } from './fault-lines';

const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const version = (slots: Array<[string, number, number]>): VersionOutThere => ({
  version: 'cccc000011112222',
  health: { opens: 0, faults: 0, rate: null },
  slots: slots.map(([time, opens, faults]) => ({ at: at(time), opens, faults })),
  faults: [],
  vitals: [],
});

test('two versions share one time axis, and a version that nobody opened has a gap there', () => {
  const lines = faultLines([
    version([
      ['09:10', 1_000, 2],
      ['09:30', 500, 1],
    ]),
    version([
      ['09:00', 100, 0],
      ['09:10', 0, 3],
    ]),
  ]);
  expect(lines.moments.map((moment) => new Date(moment).toISOString().slice(11, 16))).toEqual([
    '09:00',
    '09:10',
    '09:20',
    '09:30',
  ]);
  expect(lines.values).toEqual([
    [null, 2, null, 2],
    [0, null, null, null],
  ]);
});

test('without an opened page the chart has no lines', () => {
  expect(faultLines([version([]), version([['09:00', 0, 1]])])).toEqual({ moments: [], values: [[], []] });
});

test('an event is placed at the ten minutes in which it happened, and one outside the chart is left out', () => {
  const { moments } = faultLines([
    version([
      ['09:00', 1, 0],
      ['09:20', 1, 0],
    ]),
  ]);
  expect(['08:59', '09:00', '09:19', '09:29', '09:30'].map((time) => placeOf(at(time), moments))).toEqual([
    undefined,
    0,
    1,
    2,
    undefined,
  ]);
});
