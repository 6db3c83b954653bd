import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ActivityList, AuditChainState, AuditFilters, AuditList } from '@waqf/contracts/audit';
import { riyadhDay } from '@waqf/formats';
import ExcelJS from 'exceljs';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

let api: TestApi;
let admin: Browser;

beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  admin = await api.signIn('1000000131');
  const waqif = await api.signIn('1000000016');
  const { body } = await waqif.post('/api/waqf/create', { name: 'وقف العين', description: 'سقيا الماء لأهل الحي' });
  const { id } = (body as { waqf: { id: string } }).waqf;
  for (const name of ['وقف عين زبيدة', 'وقف عين الماء']) await waqif.patch(`/api/waqf/${id}`, { name });
  await admin.put('/api/system/settings', { maxFileSize: 25, allowedFileTypes: ['pdf'] });
});
afterAll(() => api.stop());

const list = async (query = ''): Promise<AuditList> => (await admin.get(`/api/admin/audit${query}`)).body as AuditList;

test('an audit entry has actor, action, time, address, and the values before and after', async () => {
  const { entries } = await list('?action=administration.settings-changed');
  expect(entries[0]).toMatchObject({
    title: { ar: 'تغيّرت إعدادات النظام' },
    actor: { id: expect.any(String), name: expect.any(String) },
    subject: { type: 'settings', id: 'system' },
    changes: [
      { field: 'maxFileSize', before: '10', after: '25' },
      { field: 'allowedFileTypes', before: 'pdf\njpg\npng', after: 'pdf' },
    ],
    waqf: null,
    address: '127.0.0.1',
    // The names of the same values that outside clients know.
    entity: { type: 'settings', id: 'system' },
    before: { maxFileSize: '10', allowedFileTypes: 'pdf\njpg\npng' },
    after: { maxFileSize: '25', allowedFileTypes: 'pdf' },
  });
  const [signedIn] = (await list('?action=identity.signed-in')).entries;
  expect(signedIn).toMatchObject({ before: null, after: null });
});

test('the audit trail is filtered by actor, action, waqf, days and text, and is paged without gaps', async () => {
  const { actions, actors } = (await admin.get('/api/admin/audit/filters')).body as AuditFilters;
  expect(actions.find(({ name }) => name === 'endowments.waqf-approved')).toBeDefined();
  const [waqf] = await api.query<{ id: string; name: string }>(`SELECT id, name FROM endowments.waqf LIMIT 1`);
  const ofWaqf = await list(`?waqfId=${waqf?.id}&limit=100`);
  expect(ofWaqf.entries.length).toBeGreaterThan(2);
  expect(new Set(ofWaqf.entries.map((entry) => entry.waqf?.name))).toEqual(new Set([waqf?.name]));

  const [actor] = actors;
  const ofActor = await list(`?actorId=${actor?.id}`);
  expect(new Set(ofActor.entries.map((entry) => entry.actor.id))).toEqual(new Set([actor?.id]));
  expect((await list(`?actor=${actor?.id}`)).entries).toEqual(ofActor.entries);
  expect((await admin.get('/api/admin/audit?actor=x')).status).toBe(400);
  const ofWaqfs = await list('?entity=waqf');
  expect(new Set(ofWaqfs.entries.map(({ entity }) => entity?.type))).toEqual(new Set(['waqf']));

  const today = riyadhDay(api.clock.now());
  expect((await list(`?from=${today}&to=${today}&action=administration.settings-changed`)).entries).toHaveLength(1);
  expect((await list('?to=2001-01-01')).entries).toEqual([]);
  const [newest] = (await list('?limit=1')).entries;
  expect((await list(`?search=${newest?.reference}`)).entries.map(({ id }) => id)).toContain(newest?.id);

  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && seen.length < 60) {
    const page: AuditList = await list(`?limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  const expected = await api.query<{ id: string }>(
    `SELECT id FROM platform.audit_entry ORDER BY occurred_at DESC, id DESC LIMIT ${seen.length}`,
  );
  expect(seen).toEqual(expected.map(({ id }) => id));
});

test.each(['?actorId=12', '?action=DROP', '?from=yesterday', '?limit=0', '?cursor=%00', '?waqfId=x'])(
  'an invalid filter is refused with a message: %s',
  async (query) => {
    const answer = await admin.get(`/api/admin/audit${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/[\u0600-\u06ff]/) });
  },
);

test('the chain is verified on request, and the request is audited', async () => {
  const { check } = (await admin.post('/api/admin/audit/verify', {})).body as AuditChainState;
  expect(check).toMatchObject({ whole: true, broken: null });
  expect(check?.entries).toBeGreaterThan(5);
  expect(((await admin.get('/api/admin/audit/chain')).body as AuditChainState).check).toEqual(check);
  expect((await list('?action=administration.audit-verified')).entries[0]?.details).toContainEqual({
    field: 'whole',
    value: 'true',
  });
});

/** A transaction that is open anywhere on the server, such as one that creates a database, delays the sealing. */
async function settingsSealed(): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 500))) {
    await admin.post('/api/admin/audit/verify', {});
    const { entries } = await list('?action=administration.settings-changed');
    if (entries.every(({ seal }) => seal !== null)) return;
    if (Date.now() > deadline) throw new Error('the change of settings has not been sealed');
  }
}

test('the audit trail is exported with its digests and the same filters, and the export is audited', async () => {
  await settingsSealed();
  const answer = await admin.post('/api/exports', {
    table: 'audit-trail',
    filters: { action: 'administration.settings-changed' },
  });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(answer.bytes as unknown as ExcelJS.Buffer);
  const text = JSON.stringify(book.worksheets[0]?.getSheetValues());
  expect(text).toContain('أكبر ملف (م.ب): 10 ← 25');
  const { actor } = (await list('?action=administration.settings-changed')).entries[0]!;
  const filters = { action: 'administration.settings-changed', actorId: actor.id, from: '2020-01-01' };
  const narrowed = new ExcelJS.Workbook();
  const file = await admin.post('/api/exports', { table: 'audit-trail', filters });
  await narrowed.xlsx.load(file.bytes as unknown as ExcelJS.Buffer);
  expect(narrowed.worksheets[0]?.getCell('A3').value).toBe(
    `التصفية – ماذا حدث: تغيّرت إعدادات النظام · مَن: ${actor.name} · من: 6 جمادى الأولى 1441هـ (1 يناير 2020)`,
  );
  expect(text).toMatch(/[0-9a-f]{64}/);
  expect((await list('?action=exports.table-exported')).entries[0]?.subject.id).toBe('audit-trail');
});

test('the dashboard shows the latest actions, without refused ones', async () => {
  const waqif = await api.signIn('1000000016');
  expect((await waqif.get('/api/admin/activities')).status).toBe(403);
  const { activities } = (await admin.get('/api/admin/activities?limit=5')).body as ActivityList;
  expect(activities).toHaveLength(5);
  expect(activities.map(({ action }) => action)).not.toContain('identity.signed-in');
  expect(activities[0]).toMatchObject({ description: { ar: expect.any(String) }, timestamp: expect.any(String) });
});

test('a refused call is found by its name, whatever the letter case', async () => {
  const waqif = await api.signIn('1000000016');
  expect((await waqif.get('/api/admin/audit')).status).toBe(403);
  const search = encodeURIComponent('get /api/admin/audit');
  let refused: AuditList = await list(`?search=${search}`);
  while (refused.entries.length === 0) refused = await list(`?search=${search}`);
  expect(refused.entries[0]).toMatchObject({
    action: 'platform.call-refused',
    subject: { id: 'GET /api/admin/audit' },
  });
});

test('people are shown by name, not by id', async () => {
  const [founder] = await api.query<{ id: string; name: string }>(
    `SELECT id, full_name AS name FROM identity.person WHERE national_id = '1000000016'`,
  );
  // An entry like that of an accepted trusteeship. It is added last, because the chain would report it as inserted.
  await api.query(
    `INSERT INTO platform.audit_entry (id, occurred_at, action, actor_id, actor_name, subject_type, subject_id, details,
       reference)
     SELECT gen_random_uuid(), now(), 'endowments.trusteeship-accepted', id, full_name, 'waqf', gen_random_uuid()::text,
       jsonb_build_object('nazirUserId', id), 'test' FROM identity.person WHERE national_id = '1000000016'`,
  );
  const [accepted] = (await list('?action=endowments.trusteeship-accepted')).entries;
  expect(accepted?.details).toEqual([{ field: 'nazirUserId', value: founder?.name }]);
  const [signedIn] = (await list(`?action=identity.signed-in&search=${founder?.id}`)).entries;
  expect(signedIn?.subject).toEqual({ type: 'user', id: founder?.id, name: founder?.name });
});
