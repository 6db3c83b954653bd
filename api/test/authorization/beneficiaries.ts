import type { RowsOf } from '../authorization-matrix.js';
import type { TestApi } from '../harness.js';
import { copyOf, idOf, sampleOf } from '../copied-rows.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const [owned] = await api.query<{ id: string }>(
    `SELECT id FROM beneficiaries.beneficiary b WHERE waqf_id = $1
     AND EXISTS (SELECT FROM banking.account a WHERE a.beneficiary_id = b.id AND a.state = 'active')
       ORDER BY created_at LIMIT 1`,
    [ids.approved],
  );
  const own = idOf(owned);
  const foreign = await sampleOf(api, 'beneficiaries.beneficiary', 'waqf_id = $1', [ids.foreign]);
  const row = (id: string) => `/api/beneficiary/${id}`;
  const account = (id: string) => `/api/beneficiary/${id}/bank-account`;
  const guardians = (id: string) => `/api/beneficiary/${id}/guardians`;
  const shares = (id: string) => `/api/beneficiary/${id}/shares`;
  const ibans = (id: string) => `/api/beneficiary/${id}/ibans`;
  const [main] = await api.query<{ iban: string }>(
    "SELECT iban FROM banking.account WHERE waqf_id = $1 AND account_type = 'main_waqf' AND iban IS NOT NULL",
    [ids.approved],
  );
  // The oldest beneficiary of the waqf may be the caller's own; then the caller gets the same answer as the nazir.
  const [card] = await api.query<{ national_id: string }>(
    'SELECT national_id FROM beneficiaries.beneficiary WHERE id = $1',
    [own],
  );
  const ownCard = card?.national_id === '1000000065' ? 422 : 404;
  const disputes = { own: await answeredDispute(api, own), foreign: await answeredDispute(api, foreign) };
  const answer = (id: string) => `/api/disputes/${id}/answer`;
  const callers = await sampleOf(api, 'beneficiaries.beneficiary', "waqf_id = $1 AND national_id = '1000000065'", [
    ids.approved,
  ]);
  const requests = { own: await declinedIban(api, callers), foreign: await declinedIban(api, foreign) };
  const request = (id: string, act: string) => `/api/payee-ibans/${id}/${act}`;
  const guardianship = await sampleOf(api, 'beneficiaries.guardianship', 'waqf_id = $1', [ids.approved]);
  const ended = { ended_at: new Date(), ended_by: missing, end_reason: 'من اختبار الصلاحيات' };
  const guardianships = {
    own: await copyOf(api, 'beneficiaries.guardianship', guardianship, ended),
    foreign: await copyOf(api, 'beneficiaries.guardianship', guardianship, {
      ...ended,
      waqf_id: ids.foreign,
      beneficiary_id: foreign,
    }),
  };
  const end = (id: string) => `/api/guardianships/${id}/end`;
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
      path: { own: row(own), foreign: row(foreign), missing: row(missing) },
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
      path: { own: account(own), foreign: account(foreign), missing: account(missing) },
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
      path: { own: guardians(own), foreign: guardians(foreign), missing: guardians(missing) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'GET /api/beneficiary/:id/shares',
      path: { own: shares(own), foreign: shares(foreign), missing: shares(missing) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/beneficiary/:id/guardians',
      path: { own: guardians(own), foreign: guardians(foreign), missing: guardians(missing) },
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
      path: { own: ibans(own), foreign: ibans(foreign), missing: ibans(missing) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/beneficiary/:id/ibans',
      path: { own: ibans(own), foreign: ibans(foreign), missing: ibans(missing) },
      // This is the IBAN of the main account, so callers with the right to request an IBAN get 422.
      body: { iban: main?.iban ?? 'there is no sample' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: { own: ownCard, foreign: 404, missing: 404 },
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    // The request is already declined, so its owner gets 409; somebody else made it, who alone may withdraw it.
    ...['confirm', 'decline', 'withdraw'].map((act) => ({
      route: `POST /api/payee-ibans/:id/${act}`,
      path: {
        own: request(requests.own, act),
        foreign: request(requests.foreign, act),
        missing: request(missing, act),
      },
      signedIn: {
        waqif: 404,
        nazir: 404,
        beneficiary: { own: act === 'withdraw' ? 404 : 409, foreign: 404, missing: 404 },
        admin: 404,
      },
    })),
    // The guardianship is already ended, so callers with the right to end it get 409.
    {
      route: 'POST /api/guardianships/:id/end',
      path: { own: end(guardianships.own), foreign: end(guardianships.foreign), missing: end(missing) },
      body: { reason: 'صدر صك جديد' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
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
    // The entitlement of another person, which nobody else may dispute.
    {
      route: 'POST /api/beneficiary/disputes',
      path: '/api/beneficiary/disputes',
      body: { beneficiaryId: foreign, reason: 'لست مستفيدًا من هذا الوقف' },
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
async function answeredDispute(api: TestApi, beneficiaryId: string): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO beneficiaries.dispute (id, beneficiary_id, waqf_id, person_id, reason, raised_at, state, answer,
       answered_by, answered_at)
     SELECT gen_random_uuid(), id, waqf_id, person_id, 'لست مستفيدًا', now(), 'explained', 'مذكور في الصك', person_id,
       now()
     FROM beneficiaries.beneficiary WHERE id = $1 RETURNING id`,
    [beneficiaryId],
  );
  return idOf(row);
}

/** Adds a declined request to pay a beneficiary to an IBAN, made by an unknown person, and returns its id. */
async function declinedIban(api: TestApi, beneficiaryId: string): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO beneficiaries.payee_iban (id, beneficiary_id, waqf_id, person_id, iban, state, requested_by,
       requested_at)
     SELECT gen_random_uuid(), id, waqf_id, person_id, 'SA0380000000608010167519', 'declined', gen_random_uuid(), now()
     FROM beneficiaries.beneficiary WHERE id = $1 RETURNING id`,
    [beneficiaryId],
  );
  return idOf(row);
}
