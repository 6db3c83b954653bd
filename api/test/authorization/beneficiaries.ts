import type { RowsOf } from '../authorization-matrix.js';
import type { TestApi } from '../harness.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const [own] = await api.query<{ id: string }>(
    `SELECT id FROM beneficiaries.beneficiary b WHERE waqf_id = $1
     AND EXISTS (SELECT FROM banking.account a WHERE a.beneficiary_id = b.id AND a.state = 'active')
       ORDER BY created_at LIMIT 1`,
    [ids.approved],
  );
  const [foreign] = await api.query<{ id: string }>(
    'SELECT id FROM beneficiaries.beneficiary WHERE waqf_id = $1 LIMIT 1',
    [ids.foreign],
  );
  const row = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}`;
  const account = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}/bank-account`;
  const guardians = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}/guardians`;
  const shares = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}/shares`;
  const ibans = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}/ibans`;
  const [main] = await api.query<{ iban: string }>(
    "SELECT iban FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf' AND iban IS NOT NULL",
    [ids.approved],
  );
  // The oldest beneficiary of the waqf may be the caller's own; then the caller gets the same answer as the nazir.
  const [card] = await api.query<{ national_id: string }>(
    'SELECT national_id FROM beneficiaries.beneficiary WHERE id = $1',
    [own?.id],
  );
  const ownCard = card?.national_id === '1000000065' ? 422 : 404;
  const disputes = { own: await answeredDispute(api, own?.id), foreign: await answeredDispute(api, foreign?.id) };
  const answer = (id: string) => `/api/disputes/${id}/answer`;
  return [
    {
      route: 'POST /api/waqf/:id/beneficiaries',
      path: waqfPaths(ids, '/beneficiaries', ids.approved),
      // This person is already a beneficiary of both waqfs, so callers with the right to add one get 409.
      body: { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
    },
    {
      route: 'POST /api/waqf/:id/beneficiaries/import',
      path: waqfPaths(ids, '/beneficiaries/import', ids.approved),
      // The file is not a workbook, so callers with the right to import get an error about that.
      form: () => {
        const form = new FormData();
        form.append('file', new Blob(['رقم الهوية']), 'people.xlsx');
        return form;
      },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 422, foreign: 422, missing: 404 },
      },
    },
    {
      route: 'GET /api/beneficiaries/import-template',
      path: '/api/beneficiaries/import-template',
      signedIn: { waqif: 403, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'GET /api/beneficiaries',
      path: '/api/beneficiaries',
      signedIn: { waqif: 403, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'PATCH /api/beneficiary/:id',
      path: { own: row(own?.id), foreign: row(foreign?.id), missing: row(missing) },
      // The birthday is in the future, so callers with the right to change it get 422 and nothing changes.
      body: { bornOn: '2190-01-01' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 422, foreign: 422, missing: 404 },
      },
    },
    {
      route: 'POST /api/beneficiary/:id/bank-account',
      path: { own: account(own?.id), foreign: account(foreign?.id), missing: account(missing) },
      // The account is already open, so callers with the right to open it get 409.
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
    },
    {
      route: 'GET /api/beneficiary/wards',
      path: '/api/beneficiary/wards',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/:id/guardians',
      path: { own: guardians(own?.id), foreign: guardians(foreign?.id), missing: guardians(missing) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'GET /api/beneficiary/:id/shares',
      path: { own: shares(own?.id), foreign: shares(foreign?.id), missing: shares(missing) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/beneficiary/:id/guardians',
      path: { own: guardians(own?.id), foreign: guardians(foreign?.id), missing: guardians(missing) },
      // The day of birth is missing, so callers with the right to record a guardian get 422.
      body: { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني', deed: 'صك ولاية رقم 4511' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 422, foreign: 422, missing: 404 },
      },
    },
    {
      route: 'GET /api/beneficiary/ibans',
      path: '/api/beneficiary/ibans',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/:id/ibans',
      path: { own: ibans(own?.id), foreign: ibans(foreign?.id), missing: ibans(missing) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/beneficiary/:id/ibans',
      path: { own: ibans(own?.id), foreign: ibans(foreign?.id), missing: ibans(missing) },
      // This is the IBAN of the main account, so callers with the right to request an IBAN get 422.
      body: { iban: main?.iban ?? 'there is no sample' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: { own: ownCard, foreign: 404, missing: 404 },
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    ...['confirm', 'decline', 'withdraw'].map((act) => ({
      route: `POST /api/payee-ibans/:id/${act}`,
      path: `/api/payee-ibans/${missing}/${act}`,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    })),
    {
      route: 'POST /api/guardianships/:id/end',
      path: `/api/guardianships/${missing}/end`,
      body: { reason: 'صدر صك جديد' },
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    // These preferences are already set, so nothing changes.
    {
      route: 'PUT /api/beneficiary/preferences',
      path: '/api/beneficiary/preferences',
      body: { method: 'bank_transfer', frequency: 'monthly' },
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/profile',
      path: '/api/beneficiary/profile',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/entitlements',
      path: '/api/beneficiary/entitlements',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    // There is no such beneficiary, so callers with the right to dispute get 404.
    {
      route: 'POST /api/beneficiary/disputes',
      path: '/api/beneficiary/disputes',
      body: { beneficiaryId: missing, reason: 'لست مستفيدًا من هذا الوقف' },
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'GET /api/disputes',
      path: '/api/disputes',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'POST /api/disputes/:id/answer',
      path: { own: answer(disputes.own), foreign: answer(disputes.foreign), missing: answer(missing) },
      // The dispute is already answered, so callers with the right to answer get 409.
      body: { outcome: 'explained', text: 'ذكره الواقف في صك الوقفية' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
  ];
};

/** Adds an answered dispute of a beneficiary and returns its id. */
async function answeredDispute(api: TestApi, beneficiaryId: string | undefined): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO beneficiaries.dispute (id, beneficiary_id, waqf_id, person_id, reason, raised_at, state, answer,
       answered_by, answered_at)
     SELECT gen_random_uuid(), id, waqf_id, person_id, 'لست مستفيدًا', now(), 'explained', 'مذكور في الصك', person_id,
       now()
     FROM beneficiaries.beneficiary WHERE id = $1 RETURNING id`,
    [beneficiaryId],
  );
  return row?.id ?? missing;
}
