import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApprovalList } from '@waqf/contracts/approvals';
import type { Desk } from '@waqf/contracts/desk';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  nazir = await api.signIn(people.nazir);
  waqfId = await approvedWaqf(api);
  // What follows an approval names the approver of waiting requests anew; it must not happen between two reads.
  await api.settled();
  await ask(30, people.nazir, null);
  await ask(35, people.waqif, people.nazir);
}, 180_000);
afterAll(() => api.stop());

/** Adds waiting requests of one person; the named approver, if any, may decide them. */
const ask = (count: number, by: string, approver: string | null) =>
  api.query(
    `INSERT INTO approvals.request (id, kind, subject_id, waqf_id, describe_ar, describe_en, hash, requested_by,
       requested_at, approver_id, others_only, state)
     SELECT gen_random_uuid(), 'bank_transfer', gen_random_uuid(), $1, 'طلب ' || at, 'Request ' || at, repeat('0', 64),
       (SELECT id FROM identity.person WHERE national_id = $3), date_trunc('milliseconds', clock_timestamp()),
       (SELECT id FROM identity.person WHERE national_id = $4), true, 'requested'
     FROM generate_series(1, $2::int) AS at`,
    [waqfId, count, by, approver],
  );
const deskOf = async (query = '') => (await nazir.get(`/api/desk${query}`)).body as Desk;
const titles = ({ items }: Desk, kind: string) =>
  items.filter((item) => item.kind === kind).map(({ title, to }) => [title.en.replace(/Request \d+$/, '…'), to]);

test('requests that the desk does not list are counted, with the way to all of them', async () => {
  const desk = await deskOf();
  const toDecide = titles(desk, 'approval');
  expect(toDecide).toHaveLength(21);
  expect(toDecide.at(-1)).toEqual(['Further requests awaiting your approval: 15', '/approvals']);
  expect(titles(desk, 'asked')).toEqual([['Further requests of yours awaiting somebody else: 30', '/approvals']]);
});

test('the list of approvals counts all that await the person, and goes on to the last', async () => {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ApprovalList = (
      await nazir.get(`/api/approvals?status=waiting${cursor === '' ? '' : `&cursor=${cursor}`}`)
    ).body as ApprovalList;
    expect(page.waitingCount).toBe(35);
    seen.push(...page.approvals.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(65);
});

test('the desk answers with its first tasks, and with all of them when asked for all', async () => {
  await approvedWaqfs(60);
  const first = await deskOf();
  expect(first.items).toHaveLength(50);
  expect(first.count).toBeGreaterThan(60);
  const whole = await deskOf('?all=1');
  expect([whole.items.length, whole.count]).toEqual([first.count, first.count]);
  expect(whole.items.slice(0, 50)).toEqual(first.items);
  expect((await nazir.get('/api/desk?all=yes')).status).toBe(400);
});

/** Waqfs without a main account: each is a task. */
async function approvedWaqfs(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await approvedWaqf(api);
}
