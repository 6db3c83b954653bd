import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AuditChain, AuditChecks, Contexts } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let admin: Browser;

beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
});
afterAll(() => api.stop());

const look = () => {
  const { app } = api.application;
  return app.get(AuditChecks, { strict: false }).check(app.get(Contexts).system('test'));
};

/** Open transactions in other databases of the server may delay sealing for a moment. */
async function sealed() {
  for (;;) {
    const found = await look();
    if (found.unsealed === 0) return found;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

/** Two acts, each sealed in a block of its own. */
async function someActs(): Promise<string[]> {
  for (const maxFileSize of [11, 12, 13]) {
    await api.changeSettings({ maxFileSize: 10 });
    await admin.put('/api/system/settings', { maxFileSize });
    await sealed();
  }
  const rows = await api.query<{ id: string }>(
    `SELECT s.entry_id AS id FROM platform.audit_seal s JOIN platform.audit_entry e ON e.id = s.entry_id
     WHERE e.action = 'administration.settings-changed' ORDER BY s.position DESC LIMIT 3`,
  );
  return rows.map(({ id }) => id).toReversed();
}

/** Damages the trail as the owner of the database, checks it, and undoes the damage. */
async function foundAfter(harm: string, mend: string) {
  await api.query(harm);
  try {
    return (await look()).broken;
  } finally {
    await api.query(mend);
    expect((await look()).whole).toBe(true);
  }
}

test('the application can neither change nor delete audit entries or their chain', async () => {
  await sealed();
  const app = await api.query<{ may: boolean }>(
    `SELECT bool_or(has_table_privilege('waqf_app', t, p)) AS may
     FROM unnest(ARRAY['platform.audit_entry', 'platform.audit_seal', 'platform.audit_block',
       'platform.audit_check']) t,
       unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) p`,
  );
  expect(app).toEqual([{ may: false }]);
});

test('an altered, a removed and an inserted entry are each found and reported', async () => {
  const [, second] = await someActs();
  const whole = await sealed();
  expect(whole).toMatchObject({ whole: true, broken: null, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const [row] = await api.query<{ position: string }>('SELECT position FROM platform.audit_seal WHERE entry_id = $1', [
    second,
  ]);
  const at = Number(row?.position);

  for (const change of [
    `actor_name = 'غيره'`,
    `after = '{"maxFileSize": 99}'`,
    `occurred_at = occurred_at - '1s'::interval`,
  ]) {
    const altered = await foundAfter(
      `CREATE TABLE kept AS SELECT * FROM platform.audit_entry WHERE id = '${second}';
       UPDATE platform.audit_entry SET ${change} WHERE id = '${second}'`,
      `DELETE FROM platform.audit_entry WHERE id = '${second}';
       INSERT INTO platform.audit_entry SELECT * FROM kept; DROP TABLE kept`,
    );
    expect(altered).toEqual({ reason: 'altered', position: at, entryId: second });
  }

  const removed = await foundAfter(
    `CREATE TABLE kept AS SELECT * FROM platform.audit_entry WHERE id = '${second}';
     DELETE FROM platform.audit_entry WHERE id = '${second}'`,
    'INSERT INTO platform.audit_entry SELECT * FROM kept; DROP TABLE kept',
  );
  expect(removed).toEqual({ reason: 'missing', position: at, entryId: second });

  const written = '00000000-0000-4000-8000-0000000000aa';
  const copy = (values: string): string =>
    `INSERT INTO platform.audit_entry SELECT (jsonb_populate_record(e, ${values})).* FROM platform.audit_entry e
     WHERE id = '${second}'`;
  // With the number of an old transaction, for which everything is already sealed.
  const inserted = await foundAfter(
    copy(`jsonb_build_object('id', '${written}')`),
    `DELETE FROM platform.audit_entry WHERE id = '${written}'`,
  );
  expect(inserted).toEqual({ reason: 'inserted', position: null, entryId: written });
});

test('an entry inserted later with an old date is reported, even if the chain includes it', async () => {
  const [first = ''] = await someActs();
  // A valid id from an hour ago, in a present transaction.
  const hourAgo = (Date.now() - 3_600_000).toString(16).padStart(12, '0');
  const forged = `${hourAgo.slice(0, 8)}-${hourAgo.slice(8)}-7000-8000-000000000001`;
  await api.query(
    `INSERT INTO platform.audit_entry SELECT (jsonb_populate_record(e, jsonb_build_object('id', '${forged}',
       'transaction_id', pg_current_xact_id()::text, 'occurred_at', now() - interval '1 hour'))).*
     FROM platform.audit_entry e WHERE id = '${first}'`,
  );
  const found = await sealed();
  expect(found.broken).toMatchObject({ reason: 'inserted', entryId: forged, position: expect.any(Number) });
  await api.query(
    `DELETE FROM platform.audit_seal
     WHERE block >= (SELECT block FROM platform.audit_seal WHERE entry_id = '${forged}')`,
  );
  await api.query(`DELETE FROM platform.audit_block WHERE number > (SELECT max(block) FROM platform.audit_seal)`);
  await api.query(`DELETE FROM platform.audit_entry WHERE id = '${forged}'`);
  expect((await sealed()).whole).toBe(true);
});

test('links and blocks recomputed to hide a change no longer continue the chain', async () => {
  const [first = ''] = await someActs();
  await sealed();
  const found = await foundAfter(
    `CREATE TABLE kept AS SELECT * FROM platform.audit_entry WHERE id = '${first}';
     CREATE TABLE kept_seal AS SELECT * FROM platform.audit_seal WHERE entry_id = '${first}';
     UPDATE platform.audit_entry SET reason = 'غيره' WHERE id = '${first}';
     UPDATE platform.audit_seal SET digest = platform.audit_digest(e) FROM platform.audit_entry e
       WHERE e.id = entry_id AND entry_id = '${first}'`,
    `UPDATE platform.audit_seal s SET digest = k.digest FROM kept_seal k WHERE k.entry_id = s.entry_id;
     DELETE FROM platform.audit_entry WHERE id = '${first}';
     INSERT INTO platform.audit_entry SELECT * FROM kept; DROP TABLE kept; DROP TABLE kept_seal`,
  );
  expect(found).toMatchObject({ reason: 'chain', position: expect.any(Number) });
  const dated = await foundAfter(
    `UPDATE platform.audit_block SET sealed_at = sealed_at - interval '1 day' WHERE number = 1`,
    `UPDATE platform.audit_block SET sealed_at = sealed_at + interval '1 day' WHERE number = 1`,
  );
  expect(dated).toMatchObject({ reason: 'chain' });
});

test('administrators are notified once of a broken audit chain, and again if it breaks again', async () => {
  const [, second = ''] = await someActs();
  const keep = `CREATE TABLE kept AS SELECT * FROM platform.audit_entry WHERE id = '${second}';
    UPDATE platform.audit_entry SET actor_name = 'غيره' WHERE id = '${second}'`;
  const mend = `DELETE FROM platform.audit_entry WHERE id = '${second}';
    INSERT INTO platform.audit_entry SELECT * FROM kept; DROP TABLE kept`;
  const verify = () => admin.post('/api/admin/audit/verify', {});
  const notices = async () => {
    await api.settled();
    return api.query<{ title: string; people: number; url: string }>(
      `SELECT title_ar AS title, count(DISTINCT user_id)::int AS people, max(action_url) AS url
       FROM notifications.notification WHERE action_url = '/admin/audit' GROUP BY title_ar, created_at`,
    );
  };
  await verify();
  await api.query(keep);
  await verify();
  await verify();
  expect(await notices()).toEqual([{ title: 'سجل التدقيق غير سليم', people: 2, url: '/admin/audit' }]);
  await api.query(mend);
  await verify();
  await api.query(keep);
  await verify();
  expect(await notices()).toHaveLength(2);
  await api.query(mend);
});

test('a noted last hash reveals that entries were removed from the end of the chain', async () => {
  await someActs();
  const { head } = await sealed();
  const { app } = api.application;
  const chain = app.get(AuditChain, { strict: false });
  const ctx = app.get(Contexts).system('test');
  expect(await chain.blockOf(ctx, head ?? '')).toMatch(/^\d+$/);
  await api.query(`WITH last AS (DELETE FROM platform.audit_block
      WHERE number = (SELECT max(number) FROM platform.audit_block) RETURNING number),
    gone AS (DELETE FROM platform.audit_seal s USING last WHERE s.block = last.number RETURNING s.entry_id)
    DELETE FROM platform.audit_entry e USING gone WHERE e.id = gone.entry_id`);
  expect((await look()).whole).toBe(true);
  expect(await chain.blockOf(ctx, head ?? '')).toBeNull();
});
