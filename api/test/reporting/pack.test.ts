import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { exportEnvelope } from '@waqf/contracts/exports';
import { documentVerification } from '@waqf/contracts/reporting';
import { unzipSync } from 'fflate';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { readPdf } from './issued-pdf.js';
import { booksOfFebruary } from './nazir-of-march.js';

let api: TestApi;
let nazir: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  ({ nazir, waqfId } = await booksOfFebruary(api));
}, 180_000);
afterAll(() => api.stop());

/** Waits for the sealer: transactions in any database of the server may delay it for a moment. */
async function booksSealed(): Promise<void> {
  const unsealed = `SELECT FROM ledger.transfer t
    WHERE NOT EXISTS (SELECT FROM ledger.seal s WHERE s.entry_id = t.id) LIMIT 1`;
  while ((await api.query(unsealed)).length > 0) await new Promise((soon) => setTimeout(soon, 20));
}

const period = { from: '2030-01-01', to: '2030-03-15' };
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('the pack needs a fresh confirmation', async () => {
  const { status } = await nazir.post(`/api/waqf/${waqfId}/pack`, period);
  expect(status).toBe(403);
});

test('the pack has every part with its hash in the list, and each statement can be verified', async () => {
  await booksSealed();
  const asked = await nazir.confirmed('POST', `/api/waqf/${waqfId}/pack`, { body: period });
  expect(asked.status).toBe(202);
  const { id } = exportEnvelope.parse(asked.body).export;
  await api.settled();
  const view = exportEnvelope.parse((await nazir.get(`/api/exports/${id}`)).body).export;
  expect(view).toMatchObject({ state: 'ready', report: 'pack', format: 'zip', fileName: 'pack-2030-03-15.zip' });
  const answer = await nazir.open('GET', `/api/exports/${id}/file`);
  const files = unzipSync(Buffer.from(await answer.arrayBuffer()));
  const names = Object.keys(files);
  for (const part of ['position', 'charge-discharge', 'activities', 'cash-flow', 'distributions'])
    expect(names.some((name) => name.startsWith(`1-statements/${part}-RPT-`))).toBe(true);
  const list = JSON.parse(Buffer.from(files['list.json'] ?? []).toString('utf8'));
  expect(list.proof).toMatchObject({ books: { whole: true }, audit: { whole: true } });
  expect(list.proof.books.head).toMatch(/^[0-9a-f]{64}$/);
  const listed = list.files.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual([...listed, 'list.json'].toSorted());
  for (const { name, size, sha256: hash } of list.files)
    expect([name, files[name]?.length, sha256(files[name] ?? new Uint8Array())]).toEqual([name, size, hash]);
  const entries = Buffer.from(files['2-entries/entries.csv'] ?? []).toString('utf8');
  expect(entries).toContain('128000.50');
  expect(entries).toContain(`"'=HYPERLINK(""x"") إيجار"`);
  const audit = Buffer.from(files['4-audit/audit.csv'] ?? []).toString('utf8');
  expect(audit).toMatch(/reporting\.export-requested/);
  for (const name of names.filter((each) => each.endsWith('.pdf') && !each.startsWith('5-deeds'))) {
    const pdf = Buffer.from(files[name] ?? []);
    const known = await api.browser().get(`/api/verify/${(await readPdf(pdf)).code}`);
    expect([name, documentVerification.parse(known.body)]).toMatchObject([
      name,
      { genuine: true, sha256: sha256(pdf), waqfName: 'وقف برج النخيل' },
    ]);
  }
  const trail = await api.query<{ action: string }>(
    `SELECT action FROM platform.audit_entry WHERE subject_id = $1 ORDER BY action`,
    [id],
  );
  expect(trail.map(({ action }) => action)).toEqual([
    'reporting.export-downloaded',
    'reporting.export-ready',
    'reporting.export-requested',
  ]);
}, 120_000);

test('another’s waqf is not found, and a reversed or malformed period is refused', async () => {
  const foreign = await approvedWaqf(api, { nazir: people.otherNazir, waqif: people.otherWaqif });
  expect((await nazir.post(`/api/waqf/${foreign}/pack`, {})).status).toBe(404);
  const reversed = await nazir.post(`/api/waqf/${waqfId}/pack`, { from: '2030-02-01', to: '2030-01-01' });
  expect([reversed.status, reversed.body]).toMatchObject([400, { code: 'reporting.period-reversed' }]);
});
