import { riyadhDay } from '@waqf/formats';
import { parseAmount } from '@waqf/money';
import ExcelJS from 'exceljs';
import { writeCsv } from '../reconciliation/statement-writers.js';
import type { Act } from './act.js';
import { picture } from './picture.js';
import { cast } from './world.js';

const reason = 'من تسلسل عشوائي';
const nobody = '0199a000-0000-7000-8000-000000000000';

const fileForm = (name: string, bytes: string | Uint8Array) => (): FormData => {
  const form = new FormData();
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  return form;
};

const importPeople: Act = async (world, waqf) => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('ورقة');
  sheet.addRow(['رقم الهوية', 'الاسم الكامل', 'صلة القرابة', 'النسبة %', 'الجنس', 'يستحق من', 'تاريخ الميلاد']);
  for (const nationalId of [world.one(cast.beneficiary), world.one(['1000000164', '1000000172'])].slice(world.below(2)))
    sheet.addRow([nationalId, 'سالم بن محمد القحطاني', 'ابن', world.below(20), '', world.day(300), '']);
  const form = fileForm('people.xlsx', new Uint8Array(await workbook.xlsx.writeBuffer()));
  const preview = world.chance(0.3) ? '?preview=1' : '';
  return { by: waqf.nazir, path: `/api/waqf/${waqf.id}/beneficiaries/import${preview}`, form };
};

const importStatement: Act = async (world, waqf) => {
  const account = await world.row<{ iban: string }>(
    `SELECT iban FROM banking.account WHERE waqf_id = $1 AND iban IS NOT NULL
     AND account_type = 'main_waqf' ORDER BY id`,
    [waqf.id],
  );
  if (!account) return undefined;
  const lines = Array.from({ length: 1 + world.below(3) }, () => ({
    bookedOn: world.day(20),
    amount: parseAmount(`${1 + world.below(900)}`),
    reference: `R${world.below(1e6)}`,
    description: 'حركة',
  })).toSorted((one, other) => (one.bookedOn < other.bookedOn ? -1 : 1));
  const content = writeCsv({ iban: account.iban, number: '1', opening: parseAmount('0'), lines });
  const preview = world.chance(0.2) ? '?preview=1' : '';
  return { by: waqf.nazir, path: `/api/waqf/${waqf.id}/statements${preview}`, form: fileForm('كشف.csv', content) };
};

const reconcile: Act = async (world, waqf) => {
  const line = await world.row('SELECT id FROM reconciliation.line WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  if (!line) return undefined;
  const path = `/api/waqf/${waqf.id}`;
  const by = waqf.nazir;
  const lineId = line.id;
  if (world.chance(0.3)) return { by, path: `${path}/reconciliation/unmatch`, body: { lineId, reason } };
  if (world.chance(0.2)) {
    const row = await world.row('SELECT id FROM reconciliation.statement WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
    return row && { by, method: 'DELETE', path: `${path}/statements/${row.id}` };
  }
  const create = { type: 'income', source: 'rent', description: 'من كشف المصرف' };
  const entry = await world.row('SELECT id FROM finances.transaction WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  const body = world.chance(0.7) ? { lineId, create } : { lineId, entryId: entry?.id ?? nobody };
  return { by, path: world.chance(0.2) ? `${path}/match` : `${path}/reconciliation/match`, body };
};

const filing: Act = (world, waqf) => ({
  by: waqf.nazir,
  path: `/api/waqf/${waqf.id}/filings`,
  body: { subjectId: waqf.id, filedOn: world.day(20), number: String(1 + world.below(9999)) },
});

const settings: Act = (world) => {
  const by = world.one(cast.admin);
  if (world.chance(0.5))
    return { by, method: 'PUT', path: '/api/system/settings', body: { maxFileSize: world.one([5, 10]) } };
  const body = { failedLoginLimit: world.one([5, 8]) };
  return { by, method: 'PATCH', path: '/api/admin/system/settings', body };
};

const operations: Act = (world) => ({
  by: world.one(cast.admin),
  ...world.one([
    { path: '/api/admin/audit/verify', body: {} },
    { path: '/api/admin/system/test-message', body: {} },
    { method: 'DELETE' as const, path: '/api/admin/system/logs/clear', body: { reason } },
    { method: 'PUT' as const, path: '/api/releases/policy', body: { twoPeople: world.chance(0.5) } },
  ]),
});

/** Deeds that cannot be read, so that drafts and amendments move without a reader. */
const deed: Act = async (world, waqf) => {
  const row = await world.row<{ id: string; waqif: string }>(
    `SELECT w.id, p.national_id AS waqif FROM endowments.waqf w JOIN identity.person p ON p.id = w.waqif_id
     ORDER BY w.id`,
  );
  if (!row) return undefined;
  const path = `/api/waqf/${row.id}`;
  const by = row.waqif;
  const amendment = await world.row(
    "SELECT id FROM endowments.amendment WHERE waqf_id = $1 AND status = 'open' ORDER BY id",
    [row.id],
  );
  if (amendment && world.chance(0.5)) return { by, path: `${path}/amendments/${amendment.id}/withdraw` };
  const document = await world.row('SELECT id FROM documents.document WHERE waqf_id = $1 ORDER BY id', [row.id]);
  const onDocument = `${path}/documents/${document?.id ?? nobody}/fields`;
  const form = () => {
    const made = picture();
    made.append('type', type);
    return made;
  };
  const type = world.one(['waqf_deed', 'property_deed', 'nazir_deed']);
  return world.one([
    { by, path: `${path}/documents`, form },
    { by, path: `${path}/process`, body: {} },
    { by, path: `${onDocument}/by-hand`, body: {} },
    { by, method: 'PATCH' as const, path: onDocument, body: { fields: { area: 1 + world.below(900) } } },
    { by, path: `${onDocument}/undo`, body: { field: 'area' } },
    { by, method: 'PATCH' as const, path, body: { description: 'وقف من تسلسل عشوائي، عُدّل وصفه' } },
    { by: waqf.waqif, path: '/api/waqf/recognise', form },
  ]);
};

const mainAccount: Act = (_, waqf) => ({ by: waqf.nazir, path: `/api/waqf/${waqf.id}/bank-account` });

const preview: Act = (world, waqf) => ({
  by: world.one([waqf.nazir, waqf.waqif]),
  path: `/api/waqf/${waqf.id}/rules/preview`,
  body: { amount: world.amount(), on: world.day(200), ...(world.chance(0.5) ? { rules: [{ kind: 'residual' }] } : {}) },
});

/** Files that are issued about one row, for the person whose it is. */
const issued: Act = async (world, waqf) => {
  const by = world.one([waqf.nazir, waqf.waqif]);
  const body = {};
  const transfer = await world.row('SELECT id FROM banking.transfer WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  const run = await world.row('SELECT id FROM distributions.run WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  const line = await world.row<{ id: string; nationalId: string }>(
    `SELECT l.id, p.national_id AS "nationalId" FROM distributions.run_line l
     JOIN distributions.run r ON r.id = l.run_id JOIN beneficiaries.beneficiary b ON b.id = l.beneficiary_id
     JOIN identity.person p ON p.id = b.person_id
     WHERE r.waqf_id = $1 AND p.national_id = ANY ($2) ORDER BY l.id`,
    [waqf.id, cast.beneficiary],
  );
  const today = riyadhDay(world.api.clock.now());
  return world.one([
    { by, path: `/api/bank-transactions/${transfer?.id ?? nobody}/receipt`, body },
    { by, path: `/api/waqf/${waqf.id}/distributions/${run?.id ?? nobody}/statement`, body },
    { by: line?.nationalId ?? by, path: `/api/beneficiary/payments/${line?.id ?? nobody}/notice`, body },
    { by, path: `/api/waqf/${waqf.id}/pack`, body: { from: world.day(3), to: today } },
  ]);
};

/** Shares and downloads files that were asked for, and stops scheduled reports by the link of a mail. */
const onExport: Act = async (world, waqf) => {
  const row = await world.row<{ id: string; by: string }>(
    `SELECT e.id, p.national_id AS by FROM reporting.export e JOIN identity.person p ON p.id = e.requested_by
     WHERE p.national_id = ANY ($1) ORDER BY e.id`,
    [[...cast.nazir, ...cast.waqif]],
  );
  const reader = await world.row('SELECT id FROM identity.person WHERE national_id = ANY ($1) ORDER BY id', [
    [waqf.nazir, waqf.waqif],
  ]);
  if (!row || !reader) return undefined;
  if (world.chance(0.2)) {
    const code = await world.row<{ code: string }>(
      'SELECT stop_code AS code FROM reporting.schedule_reader ORDER BY schedule_id, person_id',
    );
    return { by: row.by, path: '/api/report-stops', body: { code: code?.code ?? 'unknown' } };
  }
  const path = `/api/exports/${row.id}`;
  return world.one([
    { by: row.by, path: `${path}/share`, body: { readers: [reader.id] } },
    { by: row.by, path: `${path}/file`, body: {} },
    { by: world.anybody(), method: 'GET' as const, path: `${path}/file` },
  ]);
};

export const officeActs: readonly (readonly [number, Act])[] = [
  [1, importPeople],
  [2, importStatement],
  [4, reconcile],
  [1, filing],
  [1, settings],
  [1, operations],
  [4, deed],
  [1, mainAccount],
  [1, preview],
  [2, issued],
  [3, onExport],
];
