import { expect, test } from '@jest/globals';
import type { Ctx } from '../platform/index.js';
import { LinesOnDesk } from './desk.js';
import type { LineRepository } from './persistence/line.repository.js';
import type { ViewReconciliation } from './use-cases/view-reconciliation.js';

const ctx = { clock: { now: () => new Date('2026-11-29T09:00:00Z') } } as unknown as Ctx;
const waqfs = Array.from({ length: 7 }, (_, index) => `waqf-${index}`);
const line = (id: string) => ({ line: { id, description: 'حركة', amount: '1.00' }, candidates: [] });

test('lines of five waqfs are listed, and a row of each further waqf says how many it has', async () => {
  const lines = { waqfsWithOpen: async () => waqfs.map((waqfId) => ({ waqfId, count: 6 })) };
  const reconciliation = {
    execute: async (_ctx: Ctx, { waqfId }: { waqfId: string }) => ({
      suspense: Array.from({ length: 6 }, (_, index) => line(`${waqfId}-${index}`)),
      counts: { suspense: 6 },
    }),
  };
  const desk = new LinesOnDesk(lines as unknown as LineRepository, reconciliation as unknown as ViewReconciliation);
  const tasks = await desk.tasks(ctx, new Map());
  // Four lines and the rest of each of the five waqfs, and one row of each of the two others.
  expect(tasks).toHaveLength(5 * 5 + 2);
  expect(tasks.slice(-3).map(({ title, to }) => [title.ar, to])).toEqual([
    ['بقية أسطر الكشف بلا قيد: 2', '/waqf/waqf-4/reconciliation'],
    ['أسطر الكشف بلا قيد: 6', '/waqf/waqf-5/reconciliation'],
    ['أسطر الكشف بلا قيد: 6', '/waqf/waqf-6/reconciliation'],
  ]);
});
