import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReportExport } from '@waqf/contracts/exports';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

let api: TestApi;
let nazir: Browser;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  nazir = await api.signIn(people.nazir);
}, 180_000);
afterAll(() => api.stop());

async function summary(): Promise<string> {
  const body = { report: 'waqf_summary', format: 'csv', language: 'ar', filters: {} };
  const { id } = ((await nazir.post('/api/exports', body)).body as { export: ReportExport }).export;
  await api.settled();
  return id;
}

test('a report over all waqfs of a nazir is not given any more once one of them is another’s', async () => {
  await approvedWaqf(api, { name: 'وقف برج النخيل' });
  const lost = await approvedWaqf(api, { name: 'وقف السدر' });
  const before = await summary();
  expect((await nazir.get(`/api/exports/${before}/file`)).body).toContain('وقف السدر');
  await api.query(
    'UPDATE endowments.waqf SET nazir_id = (SELECT id FROM identity.person WHERE national_id = $2) WHERE id = $1',
    [lost, people.otherNazir],
  );
  expect((await nazir.get(`/api/exports/${before}/file`)).status).toBe(404);
  expect((await nazir.get(`/api/exports/${before}`)).status).toBe(404);
  // A new one has what is left.
  const file = await nazir.get(`/api/exports/${await summary()}/file`);
  expect(file.status).toBe(200);
  expect(file.body).toContain('وقف برج النخيل');
  expect(file.body).not.toContain('وقف السدر');
});
