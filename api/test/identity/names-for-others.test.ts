import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BeneficiariesPreview } from '@waqf/contracts/beneficiaries';
import ExcelJS from 'exceljs';
import { codeIn } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';
import { approvedWaqf, people } from '../membership/approved-waqf.js';

/* Whoever writes another person's name neither borrows an administrator's nor learns whose a national id is. */
let api: TestApi;
let nazir: Browser;
let waqif: Browser;
let waqfId: string;
let adminName: string;
beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  await api.changeSettings({ rateLimitPerMinute: 1_000_000 });
  [nazir, waqif] = [await api.signIn(people.nazir), await api.signIn(people.waqif)];
  waqfId = await approvedWaqf(api);
  const [row] = await api.query<{ full_name: string }>('SELECT full_name FROM identity.person WHERE national_id = $1', [
    people.admin,
  ]);
  adminName = row?.full_name ?? '';
}, 180_000);
afterAll(() => api.stop());

const stranger = '1000000107';
const add = (person: object) => nazir.post(`/api/waqf/${waqfId}/beneficiaries`, { allocatedPercentage: 1, ...person });
const nameSecond = (secondApprover: object) =>
  waqif.confirmed('PUT', `/api/waqf/${waqfId}/transfer-policy`, { body: { approvalAbove: '500', secondApprover } });
const refused = ({ status, body }: Answer) => [status, codeIn({ body } as Answer)];

test('a nazir or founder may not give a person an administrator’s name in any spelling, with any id', async () => {
  const asAdmins = [
    adminName,
    adminName.replaceAll(' ', '  '),
    adminName.replace('ريم', 'ريـم'),
    adminName.replace('صالح', 'صَالِح'),
    adminName.replaceAll('ي', 'ی'),
    adminName.replace('الغامدي', 'الغامدى'),
    [...adminName].join('').normalize('NFKD'),
  ];
  for (const fullName of asAdmins)
    for (const nationalId of [stranger, people.admin]) {
      const answers = [await add({ nationalId, fullName }), await nameSecond({ nationalId, fullName })];
      const refusal = [422, 'identity.administrators-name'];
      expect([fullName, nationalId, ...answers.map(refused)]).toEqual([fullName, nationalId, refusal, refusal]);
    }
  const rows = await api.query('SELECT 1 FROM beneficiaries.beneficiary WHERE waqf_id = $1', [waqfId]);
  expect(rows).toEqual([]);
});

test('an administrator’s name in an import file is reported in the preview', async () => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('ورقة');
  sheet.addRow(['رقم الهوية', 'الاسم الكامل']);
  sheet.addRow([stranger, adminName]);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await workbook.xlsx.writeBuffer())]), 'people.xlsx');
  const shown = await nazir.upload(`/api/waqf/${waqfId}/beneficiaries/import?preview=1`, form);
  expect((shown.body as BeneficiariesPreview).faults).toEqual([
    { row: 2, column: 'fullName', message: expect.objectContaining({ ar: expect.stringContaining('اسم مدير') }) },
  ]);
});

test('a known person named by their id is shown with the typed name, never with the registered one', async () => {
  const known = await api.query<{ full_name: string; national_id: string }>(
    'SELECT full_name, national_id FROM identity.person WHERE national_id = $1',
    [stranger],
  );
  const registered = known[0]?.full_name ?? '';
  const written = 'اسم كما كتبه الناظر';
  const added = await add({ nationalId: '1000000115', fullName: 'جود بنت سعود الزهراني', bornOn: '2018-01-01' });
  expect(added.status).toBe(201);
  const { beneficiary } = added.body as { beneficiary: { id: string } };
  const guardians = `/api/beneficiary/${beneficiary.id}/guardians`;
  const answers = [
    await nazir.post(guardians, { nationalId: stranger, fullName: written, deed: 'صك ولاية رقم 451180273' }),
    await nazir.get(guardians),
    await add({ nationalId: stranger, fullName: written }),
    await nazir.get(`/api/beneficiaries?waqfId=${waqfId}`),
    await nameSecond({ nationalId: stranger, fullName: written }),
    await waqif.get(`/api/waqf/${waqfId}/transfer-policy`),
    await waqif.get(`/api/waqf/${waqfId}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 200, 200, 200, 200]);
  expect(registered).not.toBe('');
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(registered);
  for (const { body } of answers.slice(0, 6)) expect(JSON.stringify(body)).toContain(written);
});
