import { expect, test } from '@jest/globals';
import type { Ctx } from '../platform/index.js';
import { EndingDeedsOnDesk, MinorsOnDesk } from './desk.js';
import type { PaymentHolds } from './use-cases/shared/payment-holds.js';

const ctx = {} as Ctx;
const none = new Map();
const people = (count: number, waqfId: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${waqfId}-${index}`,
    beneficiaryId: `${waqfId}-${index}`,
    waqfId,
    fullName: 'قاصر',
    until: '2026-12-01',
  }));
/** 18 people of one waqf, 5 of another, 1 of a third. */
const found = [...people(18, 'one'), ...people(5, 'two'), ...people(1, 'three')];
const holds = { minors: async () => found, endingDeeds: async () => found } as unknown as PaymentHolds;

test.each([
  ['minors', new MinorsOnDesk(holds), 'بقية القاصرين بلا وليّ'],
  ['deeds', new EndingDeedsOnDesk(holds), 'بقية صكوك الولاية التي تنتهي'],
])('of 24 %s twenty are listed, and a row of each waqf says how many are not', async (_what, source, words) => {
  const tasks = await source.tasks(ctx, none);
  expect(tasks).toHaveLength(22);
  expect(tasks.slice(20).map(({ title, to }) => [title.ar, to])).toEqual([
    [`${words}: 3`, '/beneficiaries?waqf=two'],
    [`${words}: 1`, '/beneficiaries?waqf=three'],
  ]);
  expect(new Set(tasks.map(({ key }) => key)).size).toBe(22);
});
