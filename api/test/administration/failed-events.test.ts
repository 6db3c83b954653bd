import { failedEventList } from '@waqf/contracts/administration';
import { Contexts, type Ctx, defineFact, Facts, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

const thingBroke = defineFact<{ n: number }>('test.matter-broke', {
  title: { ar: 'انكسر شيء', en: 'A thing broke' },
  audit: ({ n }) => ({ subject: { type: 'thing', id: String(n) }, waqfId: null }),
});

let api: TestApi;
let admin: Browser;
let system: Ctx;
let broken = true;
const handled: number[] = [];

beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
  const { app } = api.application;
  system = app.get(Contexts).system('test');
  app.get(Facts).on(thingBroke, 'test.handles', async (_ctx, [fact]) => {
    if (broken) throw new TypeError('نص شخصي');
    handled.push(fact?.n ?? 0);
  });
  // The next failure is the tenth.
  await api.query(`CREATE FUNCTION platform.almost_there() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.attempts := 9; RETURN NEW; END'`);
  await api.query(`CREATE TRIGGER almost_there BEFORE INSERT ON platform.outbox_event FOR EACH ROW
    WHEN (NEW.type = 'test.matter-broke') EXECUTE FUNCTION platform.almost_there()`);
});
afterAll(() => api.stop());
beforeEach(() => {
  broken = true;
  handled.length = 0;
});

const list = async (query = '') => failedEventList.parse((await admin.get(`/api/admin/events${query}`)).body);

async function fail(n: number): Promise<string> {
  const { app } = api.application;
  const before = (await list()).count;
  await app.get(Transactions).run(system, (ctx) => app.get(Facts).record(ctx, thingBroke, { n }));
  for (const deadline = Date.now() + 10_000; (await list()).count === before && Date.now() < deadline; )
    await new Promise((done) => setTimeout(done, 20));
  const [event] = (await list()).events;
  if (!event) throw new Error('the event did not fail');
  return event.id;
}
const trail = (eventId: string) =>
  api.query(
    `SELECT action, actor_name, reason, details FROM platform.audit_entry
     WHERE subject_type = 'event' AND subject_id = $1`,
    [eventId],
  );

test('a failed event is shown without its error message, and the dashboard counts it', async () => {
  const id = await fail(1);
  const answer = await list();
  expect(answer).toMatchObject({
    count: 1,
    nextCursor: null,
    events: [
      { id, type: 'test.matter-broke', title: 'انكسر شيء', failures: [{ listener: 'test.handles', attempts: 1 }] },
    ],
  });
  expect(answer.events[0]?.failures[0]?.error).toMatch(/^TypeError/);
  expect(JSON.stringify(answer)).not.toContain('نص شخصي');
  expect((await admin.get('/api/admin/dashboard')).body).toMatchObject({ failedEvents: 1 });
  expect((await admin.post(`/api/admin/events/${id}/discard`, { reason: 'تجربة' })).status).toBe(204);
});

test('a failed event replayed after the fix is handled by its listener, and the replay is audited', async () => {
  const id = await fail(2);
  broken = false;
  expect((await admin.post(`/api/admin/events/${id}/replay`, {})).status).toBe(204);
  await api.settled();
  expect(handled).toEqual([2]);
  expect(await list()).toEqual({ events: [], count: 0, nextCursor: null });
  expect((await admin.post(`/api/admin/events/${id}/replay`, {})).body).toMatchObject({
    status: 404,
    code: 'administration.event-not-found',
  });
  expect(await trail(id)).toEqual([
    {
      action: 'administration.event-replayed',
      actor_name: 'ريم بنت صالح الغامدي',
      reason: null,
      details: { type: 'test.matter-broke' },
    },
  ]);
});

test('a failed event is discarded only with a reason, and is never handled afterwards', async () => {
  const id = await fail(3);
  expect((await admin.post(`/api/admin/events/${id}/discard`, { reason: ' ' })).body).toMatchObject({
    status: 400,
    errors: [{ field: 'reason', message: 'السبب مطلوب' }],
  });
  expect((await admin.post(`/api/admin/events/${id}/discard`, { reason: 'الوقف حُذف' })).status).toBe(204);
  broken = false;
  await api.settled();
  expect(handled).toEqual([]);
  expect(await trail(id)).toMatchObject([{ action: 'administration.event-discarded', reason: 'الوقف حُذف' }]);
});

test('pages continue where the last one ended; an unknown cursor or id is refused', async () => {
  const ids = [await fail(4), await fail(5)].toReversed();
  const first = await list('?limit=1');
  expect([first.count, first.events.map(({ id }) => id)]).toEqual([2, ids.slice(0, 1)]);
  const second = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([second.events.map(({ id }) => id), second.nextCursor]).toEqual([ids.slice(1), null]);
  expect((await admin.get('/api/admin/events?cursor=x')).status).toBe(400);
  for (const id of ['x', '999999', '9'.repeat(30)])
    expect((await admin.post(`/api/admin/events/${id}/replay`, {})).status).toBe(404);
});
