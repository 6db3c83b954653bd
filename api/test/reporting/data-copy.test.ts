import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataCopyEnvelope, exportEnvelope } from '@waqf/contracts/exports';
import { notificationToggles, toggleLabels } from '@waqf/contracts/identity';
import ExcelJS from 'exceljs';
import { unzipSync } from 'fflate';
import { definedDataParts } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';
import { notOfPeople, withoutCopy } from './personal-columns.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
}, 300_000);
afterAll(() => api.stop());

const path = '/api/user/data-copy';
interface Part {
  name: string;
  rows: Record<string, unknown>[];
}
interface Copy {
  personId: string;
  parts: Part[];
}

async function requested(by: Browser): Promise<string> {
  const asked = await by.confirmed('POST', path, { body: {} });
  expect(asked.status).toBe(202);
  await api.settled();
  return exportEnvelope.parse(asked.body).export.id;
}

async function filesOf(by: Browser, id: string): Promise<Record<string, Uint8Array>> {
  return unzipSync((await by.confirmed('POST', `/api/exports/${id}/file`, { body: {} })).bytes);
}

async function copyOf(by: Browser): Promise<Copy> {
  const files = await filesOf(by, await requested(by));
  return JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString('utf8')) as Copy;
}

/** Columns that may say whose a row is, of the tables that partitions belong to and not of the partitions. */
async function columnsOfPeople(): Promise<string[]> {
  const columns = await api.query<{ place: string; name: string; type: string }>(
    `SELECT c.table_schema || '.' || c.table_name || '.' || c.column_name AS place, c.column_name AS name,
       c.udt_name AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema', 'pgboss')
       AND NOT EXISTS (SELECT FROM pg_inherits
         WHERE inhrelid = format('%I.%I', c.table_schema, c.table_name)::regclass)`,
  );
  const isOfPeople = ({ name, type, place }: (typeof columns)[number]): boolean =>
    place === 'identity.person.id' ||
    (['uuid', '_uuid'].includes(type) && !notOfPeople.includes(name)) ||
    (type === 'text' &&
      /national_id|full_name|_by$|_by_name|person|holder|guardian_name|actor|phone|email$|iban|address|verified_name|approver_name/.test(
        name,
      ));
  return columns.filter(isOfPeople).map(({ place }) => place);
}

test('every column of a person is in the copy, or is left out for a reason', async () => {
  const covered = definedDataParts().flatMap(({ covers }) => covers);
  const left = Object.keys(withoutCopy);
  const columns = await columnsOfPeople();
  expect(columns.filter((column) => !covered.includes(column) && !left.includes(column)).toSorted()).toEqual([]);
  // Neither list names what is not there, or both.
  expect([...covered, ...left].filter((column) => !columns.includes(column))).toEqual([]);
  expect(left.filter((column) => covered.includes(column))).toEqual([]);
});

test('the toggles of notifications are in the copy under the names that the settings show', () => {
  const columns = definedDataParts().find(({ name }) => name === 'profile')?.columns ?? {};
  const titles = notificationToggles.map((toggle) => columns[toggle]?.title);
  expect(titles).toEqual(notificationToggles.map((toggle) => toggleLabels[toggle].name));
});

describe.each(['waqif', 'nazir', 'beneficiary', 'guardian', 'admin'] as const)('the copy of a %s', (who) => {
  const nationalId = who === 'guardian' ? '1000000107' : people[who];
  let copy: Copy;
  /** Columns in which the person was found before they asked, each with the part that has to show it. */
  const found: [column: string, part: string][] = [];
  beforeAll(async () => {
    const browser = await api.signIn(nationalId);
    for (const { name, covers } of definedDataParts())
      for (const column of covers) if (await isIn(column, nationalId)) found.push([column, name]);
    copy = await copyOf(browser);
  }, 120_000);

  test('has what is theirs in every table', () => {
    const rowsOf = new Map(copy.parts.map(({ name, rows }) => [name, rows.length]));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(([, part]) => (rowsOf.get(part) ?? 0) === 0)).toEqual([]);
    expect(JSON.stringify(copy)).toContain(nationalId);
  });

  test('has nothing of others', async () => {
    const others = await api.query<
      Record<'national_id' | 'full_name', string> & Record<'email' | 'phone', string | null>
    >('SELECT national_id, full_name, email, phone FROM identity.person WHERE id <> $1', [copy.personId]);
    const ibans = await api.query<{ iban: string }>(
      `SELECT iban FROM banking.account a WHERE iban IS NOT NULL AND holder_person_id IS DISTINCT FROM $1
       UNION SELECT iban FROM beneficiaries.payee_iban WHERE person_id <> $1`,
      [copy.personId],
    );
    const all = JSON.stringify(copy);
    const foreign = others.flatMap(({ national_id, email, phone }) => [national_id, email, phone]);
    for (const value of [...foreign, ...ibans.map(({ iban }) => iban)]) if (value) expect(all).not.toContain(value);
    // What the platform wrote to a person may name somebody; the rest names nobody else.
    const recorded = JSON.stringify(copy.parts.filter(({ name }) => name !== 'notifications' && name !== 'messages'));
    for (const { full_name } of others) expect(recorded).not.toContain(full_name);
  });
});

/** Whether a column has the person: by their id, their national id, or as a beneficiary. */
async function isIn(column: string, nationalId: string): Promise<boolean> {
  const [schema, table, field = ''] = column.split('.');
  const person = `(SELECT id::text FROM identity.person WHERE national_id = $1)`;
  const beneficiary = `(SELECT b.id::text FROM beneficiaries.beneficiary b WHERE b.person_id::text IN ${person})`;
  const values = /national_id$/.test(field) ? '($1)' : field === 'beneficiary_id' ? beneficiary : person;
  const rows = await api.query(`SELECT 1 FROM ${schema}.${table} WHERE ${field}::text IN ${values} LIMIT 1`, [
    nationalId,
  ]);
  return rows.length > 0;
}

test('the copy needs a fresh confirmation, is theirs alone, is audited and expires', async () => {
  const [waqif, nazir] = [await api.signIn(people.waqif), await api.signIn(people.nazir)];
  expect((await waqif.post(path, {})).status).toBe(403);
  const before = dataCopyEnvelope.parse((await (await api.signIn('1000000081')).get(path)).body);
  expect(before.export).toBeNull();
  const id = await requested(waqif);
  expect(dataCopyEnvelope.parse((await waqif.get(path)).body).export).toMatchObject({
    id,
    state: 'ready',
    report: 'personal_data',
    mayShare: false,
  });
  for (const at of [`/api/exports/${id}`, `/api/exports/${id}/file`]) expect((await nazir.get(at)).status).toBe(404);
  const { user } = (await nazir.get('/api/user/me')).body as { user: { id: string } };
  expect((await waqif.post(`/api/exports/${id}/share`, { readers: [user.id] })).status).toBe(422);
  // Neither the link nor the call hands it out without a confirmation of its own.
  for (const method of ['GET', 'POST'])
    expect(await waqif.call(method, `/api/exports/${id}/file`)).toMatchObject({
      status: 403,
      body: { code: 'identity.step-up-needed', act: { kind: 'data-copy', id } },
    });
  const act = { kind: 'data-copy', id };
  expect((await nazir.post('/api/auth/step-up', { act })).status).toBe(404);
  await filesOf(waqif, id);
  const trail = await api.query<{ action: string }>(
    'SELECT action FROM platform.audit_entry WHERE subject_id = $1 ORDER BY action',
    [id],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'reporting.export-downloaded',
    'reporting.export-ready',
    'reporting.export-requested',
  ]);
  api.clock.advance({ minutes: 24 * 60 + 1 });
  const again = await api.signIn(people.waqif);
  expect((await again.get(`/api/exports/${id}/file`)).status).toBe(409);
});

test('people read it as sheets, each with its title, dates and amounts', async () => {
  const files = await filesOf(...(await ofBeneficiary()));
  expect(Object.keys(files)).toEqual(['my-data.json', 'my-data.xlsx']);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.from(files['my-data.xlsx'] ?? []) as never);
  const names = workbook.worksheets.map(({ name }) => name);
  expect(names[0]).toBe('1 ما في هذه النسخة');
  expect(names.some((name) => name.includes('دفعاتك من التوزيع'))).toBe(true);
});

async function ofBeneficiary(): Promise<[Browser, string]> {
  const beneficiary = await api.signIn(people.beneficiary);
  return [beneficiary, await requested(beneficiary)];
}
