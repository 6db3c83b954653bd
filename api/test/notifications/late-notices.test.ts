import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { disputeRaised, payeeIbanRequested } from '../../src/beneficiaries/beneficiaries.facts.js';
import { IdentityFacade } from '../../src/identity/index.js';
import { atTime, Facts, newId, Transactions } from '../../src/platform/index.js';
import { exportFailed } from '../../src/reporting/reporting.facts.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people, systemCtx } from '../membership/approved-waqf.js';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ samples: 'people' })), 180_000);
afterAll(() => api.stop());

const provider = <T>(type: abstract new (...given: never[]) => T): T =>
  api.application.app.get(type, { strict: false });

/** The times of the notices that follow facts of an hour ago, which are delivered now. */
async function timesOfNotices(record: (facts: Facts, ctx: ReturnType<typeof systemCtx>) => Promise<void>) {
  const before = await api.query<{ id: string }>('SELECT id FROM notifications.notification');
  const at = new Date(api.clock.now().getTime() - 3_600_000);
  await provider(Transactions).run(atTime(systemCtx(api), at), (ctx) => record(provider(Facts), ctx));
  await api.settled();
  const rows = await api.query<{ created_at: Date }>(
    'SELECT created_at FROM notifications.notification WHERE id <> ALL ($1::uuid[])',
    [before.map(({ id }) => id)],
  );
  return rows.map(({ created_at }) => at.getTime() - created_at.getTime());
}

test('a notice that is sent late says when its fact happened', async () => {
  const waqfId = await approvedWaqf(api);
  const person = await provider(IdentityFacade).personByNationalId(systemCtx(api), people.beneficiary);
  const personId = person?.id ?? '';
  const fact = { waqfId, personId, beneficiaryId: newId(), disputeId: newId(), reason: 'لا صلة لي به' };
  expect(await timesOfNotices((facts, ctx) => facts.record(ctx, disputeRaised, fact))).toEqual([0, 0]);
  const asked = { ...fact, ibanId: newId(), ibanEnd: '7519', requestedBy: personId };
  expect(await timesOfNotices((facts, ctx) => facts.record(ctx, payeeIbanRequested, asked))).toEqual([0]);
  const failed = { exportId: newId(), personId, report: 'financial', format: 'pdf' as const, waqfId, reference: 'r' };
  expect(await timesOfNotices((facts, ctx) => facts.record(ctx, exportFailed, failed))).toEqual([0]);
});
