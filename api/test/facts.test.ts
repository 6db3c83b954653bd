import {
  Contexts,
  type Ctx,
  defineFact,
  definedFacts,
  Facts,
  SetAsideEvents,
  Transactions,
} from '../src/platform/index.js';
import { startApi, type TestApi } from './harness.js';

const waqfId = '01920000-0000-7000-8000-000000000001';
const thingMoved = defineFact<{ waqfId: string; from: string; to: string }>('test.thing-moved', {
  title: { ar: 'نُقل شيء', en: 'A thing was moved' },
  audit: ({ waqfId, from, to }) => ({
    subject: { type: 'thing', id: to },
    waqfId,
    before: { place: from },
    after: { place: to },
    reason: 'لأنه ثقيل',
  }),
});
const thingBroke = defineFact<{ n: number }>('test.thing-broke', {
  title: { ar: 'انكسر شيء', en: 'A thing broke' },
  audit: ({ n }) => ({ subject: { type: 'thing', id: String(n) }, waqfId: null }),
});

let api: TestApi;
let facts: Facts;
let transactions: Transactions;
let system: Ctx;
beforeAll(async () => {
  api = await startApi({ samples: false });
  const { app } = api.application;
  facts = app.get(Facts);
  transactions = app.get(Transactions);
  system = app.get(Contexts).system('test');
});
afterAll(() => api.stop());

const trail = (action: string) =>
  api.query(
    `SELECT action, actor_name, subject_type, subject_id, waqf_id, before, after, reason
     FROM platform.audit_entry WHERE action = $1 ORDER BY id`,
    [action],
  );

describe('a fact', () => {
  it('is one audit entry and one event for its subscribers, both in the transaction of the use case', async () => {
    const heard: string[] = [];
    facts.on(thingMoved, 'test.hears', async (_ctx, moved) => void heard.push(...moved.map(({ to }) => to)));
    await transactions.run(system, async (ctx) => {
      await facts.record(ctx, thingMoved, { waqfId, from: 'a', to: 'b' });
      await facts.recordAll(ctx, thingMoved, [
        { by: ctx, fact: { waqfId, from: 'b', to: 'c' } },
        { by: ctx, fact: { waqfId, from: 'c', to: 'd' } },
      ]);
      expect(heard).toEqual([]);
    });
    await api.settled();
    expect(heard).toEqual(['b', 'c', 'd']);
    const entries = await trail('test.thing-moved');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toEqual({
      action: 'test.thing-moved',
      actor_name: 'test',
      subject_type: 'thing',
      subject_id: 'b',
      waqf_id: waqfId,
      before: { place: 'a' },
      after: { place: 'b' },
      reason: 'لأنه ثقيل',
    });
  });

  it('of a transaction that rolled back never happened', async () => {
    await expect(
      transactions.run(system, async (ctx) => {
        await facts.record(ctx, thingMoved, { waqfId, from: 'x', to: 'rolled-back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await api.query(`SELECT 1 FROM platform.audit_entry WHERE subject_id = 'rolled-back'`)).toEqual([]);
    await expect(facts.record(system, thingMoved, { waqfId, from: 'x', to: 'y' })).rejects.toThrow('outside');
  });

  it('that a subscriber can never handle is set aside, not marked as delivered, and replayed on request', async () => {
    let broken = true;
    const handled: number[] = [];
    facts.on(thingBroke, 'test.fails', async (_ctx, [fact]) => {
      if (broken) throw new TypeError('اسم شخص');
      handled.push(fact?.n ?? 0);
    });
    facts.on(thingBroke, 'test.works', async () => undefined);
    await api.query(`CREATE FUNCTION platform.almost_there() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN NEW.attempts := 9; RETURN NEW; END'`);
    await api.query(`CREATE TRIGGER almost_there BEFORE INSERT ON platform.outbox_event FOR EACH ROW
      WHEN (NEW.type = 'test.thing-broke') EXECUTE FUNCTION platform.almost_there()`);
    await transactions.run(system, (ctx) => facts.record(ctx, thingBroke, { n: 7 }));
    const aside = api.application.app.get(SetAsideEvents);
    const deadline = Date.now() + 8000;
    while ((await aside.count(system)) === 0 && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 20));
    const [event] = await aside.list(system, 10);
    expect(event).toMatchObject({ type: 'test.thing-broke', failures: [{ listener: 'test.fails', attempts: 1 }] });
    expect(event?.failures[0]?.error).toMatch(/^TypeError/);
    expect(JSON.stringify(event)).not.toContain('اسم شخص');
    const [row] = await api.query('SELECT delivered_at FROM platform.outbox_event WHERE id = $1', [event?.id]);
    expect(row).toEqual({ delivered_at: null });

    broken = false;
    expect(await transactions.run(system, (ctx) => aside.replay(ctx, event?.id ?? ''))).toBe('test.thing-broke');
    await api.settled();
    expect(handled).toEqual([7]);
    expect(await aside.list(system, 10)).toEqual([]);
    expect(await transactions.run(system, (ctx) => aside.replay(ctx, event?.id ?? ''))).toBeUndefined();
  });

  it('stands once in the catalogue, with its words in both languages', () => {
    expect(definedFacts().length).toBeGreaterThan(100);
    for (const { name, title } of definedFacts()) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
      expect(title.ar).toMatch(/[\u0600-\u06ff]/);
      expect(title.en).toMatch(/[a-z]/);
    }
    expect(() => defineFact('test.thing-broke', thingBroke)).toThrow('twice');
  });
});
