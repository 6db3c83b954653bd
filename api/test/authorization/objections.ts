import type { RowsOf } from '../authorization-matrix.js';
import type { TestApi } from '../harness.js';
import { copyOf, idOf, sampleOf } from '../copied-rows.js';
import { missing, sampleIds } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const objections = { own: await answered(api, ids.approved), foreign: await answered(api, ids.foreign) };
  const of = (id: string, tail = '') => `/api/objections/${id}${tail}`;
  // The objection of the beneficiary who calls; `objections` are of an unknown person.
  const sample = await sampleOf(api, 'objections.objection', "waqf_id = $1 AND full_name LIKE 'نورة%'", [ids.approved]);
  const papers = {
    sample: await paperOf(api, sample),
    own: await paperOf(api, objections.own),
    foreign: await paperOf(api, objections.foreign),
  };
  const portal = (act: string, papered?: true) => {
    const at = (id: string, paper: string) => `/api/beneficiary/objections/${id}${act}${papered ? `/${paper}` : ''}`;
    return {
      own: at(sample, papers.sample),
      foreign: at(objections.own, papers.own),
      missing: at(missing, missing),
    };
  };
  const ofPerson = (own: number) => ({
    waqif: 403,
    nazir: 403,
    beneficiary: { own, foreign: 404, missing: 404 },
    admin: 403,
  });
  const payment = await sampleOf(
    api,
    'distributions.run_line',
    "state = 'paid' AND full_name NOT LIKE 'نورة%' AND amount_halalas > 0",
  );
  return [
    {
      route: 'GET /api/beneficiary/objections',
      path: '/api/beneficiary/objections',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    // The payment of another person, who alone may object to it.
    {
      route: 'POST /api/beneficiary/objections',
      path: '/api/beneficiary/objections',
      body: { paymentId: payment, text: 'خُصمت الصيانة مرتين' },
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    { route: 'GET /api/beneficiary/objections/:id', path: portal(''), signedIn: ofPerson(200) },
    // The objection waits for its answer in time, so its person gets 409.
    {
      route: 'POST /api/beneficiary/objections/:id/escalate',
      path: portal('/escalate'),
      body: { text: 'لم يبيّن الجواب سبب الخصم' },
      signedIn: ofPerson(409),
    },
    { route: 'POST /api/beneficiary/objections/:id/accept', path: portal('/accept'), signedIn: ofPerson(409) },
    // The file is not a picture, so the person gets an error about that.
    {
      route: 'POST /api/beneficiary/objections/:id/files',
      path: portal('/files'),
      form: () => {
        const form = new FormData();
        form.append('document', new Blob(['no picture']), 'receipt.png');
        return form;
      },
      signedIn: ofPerson(415),
    },
    {
      route: 'GET /api/beneficiary/objections/:id/files/:fileId',
      path: portal('/files', true),
      signedIn: ofPerson(200),
    },
    // After the rows above, because it ends the objection.
    { route: 'POST /api/beneficiary/objections/:id/withdraw', path: portal('/withdraw'), signedIn: ofPerson(200) },
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
      path: {
        own: of(objections.own, `/files/${papers.own}`),
        foreign: of(objections.foreign, `/files/${papers.foreign}`),
        missing: of(missing, `/files/${papers.own}`),
      },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
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
  return idOf(row);
}

/** Adds a paper with a stored file to an objection and returns its id. */
async function paperOf(api: TestApi, objectionId: string): Promise<string> {
  const [paper] = await api.query<{ id: string }>(
    `INSERT INTO objections.paper (id, objection_id, file_name, size_bytes, added_by, added_at)
     VALUES (gen_random_uuid(), $1, 'فاتورة.png', 11958, gen_random_uuid(), now()) RETURNING id`,
    [objectionId],
  );
  if (!paper) throw new Error('the paper was not added');
  await copyOf(api, 'documents.attachment', await sampleOf(api, 'documents.attachment', 'true'), {
    subject_id: paper.id,
  });
  return paper.id;
}
