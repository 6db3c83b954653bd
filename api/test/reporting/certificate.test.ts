import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentVerification } from '@waqf/contracts/reporting';
import { SweepFiles } from '../../src/documents/use-cases/sweep-files.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';
import { type IssuedPdf, issuedAt, readPdf } from './issued-pdf.js';

let api: TestApi;
let founder: Browser;
let waqfId: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  founder = await api.signIn(people.waqif);
  waqfId = await approvedWaqf(api, { name: 'وقف برج النخيل' });
  const details = { waqfName: 'وقف برج النخيل', purpose: 'كفالة الأيتام', conditions: ['أن يُبدأ بعمارة الوقف'] };
  const property = { propertyNumber: '340368897011', location: 'الرياض', area: 1144.47, ownerName: null };
  await api.query(`UPDATE endowments.waqf SET waqf_details = $2, property_details = $3 WHERE id = $1`, [
    waqfId,
    JSON.stringify({ ...details, beneficiaries: [] }),
    JSON.stringify({ ...property, issueDate: '2020-01-15' }),
  ]);
}, 180_000);
afterAll(() => api.stop());

const issue = (browser = founder, language = 'ar') => issuedAt(browser, `/api/waqf/${waqfId}/certificate`, language);
/** Only the number of months: in right-to-left text of a PDF, the unit of a number is extracted at another place. */
const tailOf = ({ number }: IssuedPdf): string => number.slice('CRT'.length);

test('the certificate has number, waqf and account on one page, is issued once, and can be verified', async () => {
  const first = await issue();
  expect(first.number).toMatch(/^CRT-14\d\d-\d\d-\d{5}$/);
  const { pages, text, code } = await readPdf(first.file);

  expect(pages).toBe(1);
  for (const said of [tailOf(first), '340368897011', '1,144.47']) expect(text).toContain(said);
  const verified = documentVerification.parse((await founder.get(`/api/verify/${code}`)).body);
  expect(verified).toMatchObject({
    genuine: true,
    number: first.number,
    waqfName: 'وقف برج النخيل',
    superseded: false,
  });

  const again = await issue(await api.signIn(people.nazir));
  expect([again.number, again.file.equals(first.file)]).toEqual([first.number, true]);
  expect((await issue(founder, 'en')).number).not.toBe(first.number);
  const kept = await api.query(
    `SELECT details FROM platform.audit_entry WHERE action = 'reporting.certificate-issued' AND waqf_id = $1`,
    [waqfId],
  );
  expect(kept).toHaveLength(2);
}, 120_000);

test('two simultaneous requests issue one certificate; after a change a newer one supersedes it', async () => {
  const [one, other] = await Promise.all([issue(), issue()]);
  expect(one?.number).toBe(other?.number);
  await api.query(`UPDATE endowments.waqf SET name = 'وقف برج النخيل الكبير' WHERE id = $1`, [waqfId]);
  const [newer, too] = await Promise.all([issue(), issue()]);
  expect(newer?.number).toBe(too?.number);
  expect(newer?.number).not.toBe(one?.number);
  expect((await readPdf(newer!.file)).text).toContain(tailOf(one!));
  const rows = await api.query(`SELECT 1 FROM reporting.issued_document WHERE subject LIKE $1`, [
    `certificate ${waqfId} ar %`,
  ]);
  expect(rows).toHaveLength(2);
}, 120_000);

test('a copy of the certificate that somebody uploads and does not use does not take the certificate away', async () => {
  const issued = await issue();
  const form = new FormData();
  form.set('document', new Blob([Uint8Array.from(issued.file)]), 'certificate.pdf');
  expect((await founder.upload('/api/waqf/recognise', form)).status).toBe(200);
  await api.query(`UPDATE documents.stored_file SET stored_at = clock_timestamp() - make_interval(hours => 1000)`);
  await api.application.app.get(SweepFiles, { strict: false }).execute();
  const again = await issue();
  expect([again.number, again.file.equals(issued.file)]).toEqual([issued.number, true]);
  expect(await api.query('SELECT 1 FROM documents.stored_file')).toEqual([]);
}, 120_000);

test('a waqf that is not approved has no certificate', async () => {
  const { body } = await founder.post('/api/waqf/create', { name: 'وقف ينتظر', description: 'وقف لم يُعتمد بعد' });
  const { waqf } = body as { waqf: { id: string } };
  const answer = await founder.post(`/api/waqf/${waqf.id}/certificate`, {});
  expect(answer).toMatchObject({ status: 409, body: { code: 'reporting.certificate-too-early' } });
});
