import type { RowsOf } from '../authorization-matrix.js';
import type { TestApi } from '../harness.js';
import { missing, sampleIds } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const objections = { own: await answered(api, ids.approved), foreign: await answered(api, ids.foreign) };
  const of = (id: string, tail = '') => `/api/objections/${id}${tail}`;
  // The objection is not escalated and has no file, so callers with the right to decide or to open get an error about
  // that.
  const files = `/files/${missing}`;
  const own = (tail = '') => `/api/beneficiary/objections/${missing}${tail}`;
  return [
    {
      route: 'GET /api/beneficiary/objections',
      path: '/api/beneficiary/objections',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    // There is no such payment, so callers with the right to object get 404.
    {
      route: 'POST /api/beneficiary/objections',
      path: '/api/beneficiary/objections',
      body: { paymentId: missing, text: 'خُصمت الصيانة مرتين' },
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/objections/:id',
      path: own(),
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'POST /api/beneficiary/objections/:id/withdraw',
      path: own('/withdraw'),
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'POST /api/beneficiary/objections/:id/escalate',
      path: own('/escalate'),
      body: { text: 'لم يبيّن الجواب سبب الخصم' },
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'POST /api/beneficiary/objections/:id/accept',
      path: own('/accept'),
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'POST /api/beneficiary/objections/:id/files',
      path: own('/files'),
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/objections/:id/files/:fileId',
      path: own(files),
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'GET /api/objections',
      path: '/api/objections',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'GET /api/objections/:id',
      path: { own: of(objections.own), foreign: of(objections.foreign), missing: of(missing) },
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/objections/:id/answer',
      path: {
        own: of(objections.own, '/answer'),
        foreign: of(objections.foreign, '/answer'),
        missing: of(missing, '/answer'),
      },
      // The objection is already answered, so callers with the right to answer get 409.
      body: { outcome: 'upheld', text: 'حُسب المبلغ بحسب الشرط' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'POST /api/objections/:id/decide',
      path: {
        own: of(objections.own, '/decide'),
        foreign: of(objections.foreign, '/decide'),
        missing: of(missing, '/decide'),
      },
      body: { outcome: 'upheld', text: 'حُسب المبلغ بحسب الشرط' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 403, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'POST /api/objections/:id/paper-requests',
      path: {
        own: of(objections.own, '/paper-requests'),
        foreign: of(objections.foreign, '/paper-requests'),
        missing: of(missing, '/paper-requests'),
      },
      // The objection is already answered, so callers with the right to request a document get 409.
      body: { text: 'أرفق صورة الفاتورة' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'GET /api/objections/:id/files/:fileId',
      path: { own: of(objections.own, files), foreign: of(objections.foreign, files), missing: of(missing, files) },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 404, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
  ];
};

/** Adds an answered objection of an unknown person to a waqf and returns its id. */
async function answered(api: TestApi, waqfId: string): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO objections.objection (id, payment_id, run_id, waqf_id, beneficiary_id, person_id, full_name,
       period_from, period_to, amount_halalas, estimated, text, raised_at, due_on, state, answer, answered_by,
       answered_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), 'سارة',
       '2026-01-01', '2026-03-31', 100, false, 'لماذا', now(), '2026-05-01', 'upheld', 'بحسب الشرط',
       gen_random_uuid(), now()) RETURNING id`,
    [waqfId],
  );
  return row?.id ?? missing;
}
