import type { RowsOf } from '../authorization-matrix.js';
import type { TestApi } from '../harness.js';
import { copyOf, sampleOf } from '../copied-rows.js';
import { missing, sampleIds } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const documents = { own: await approved(api, ids.approved), foreign: await approved(api, ids.foreign) };
  const paths = (tail = '') => ({
    own: `/api/supporting-documents/${documents.own}${tail}`,
    foreign: `/api/supporting-documents/${documents.foreign}${tail}`,
    missing: `/api/supporting-documents/${missing}${tail}`,
  });
  const portal = (status: number | { own: number; foreign: number; missing: number }) => ({
    waqif: 403,
    nazir: 403,
    beneficiary: status,
    admin: 403,
  });
  // A document of the beneficiary who calls, already reviewed.
  const sent = await sampleOf(api, 'supporting_documents.document', "state = 'approved' AND file_name LIKE 'سجل%'");
  const portalPaths = (tail: string) => ({
    own: `/api/beneficiary/documents/${sent}${tail}`,
    foreign: `/api/beneficiary/documents/${documents.own}${tail}`,
    missing: `/api/beneficiary/documents/${missing}${tail}`,
  });
  const other = await sampleOf(api, 'beneficiaries.beneficiary', 'waqf_id = $1', [ids.foreign]);
  // The document is already reviewed, so callers with the right to review get an error about that.
  const reviewers = (own: number) => ({
    waqif: 403,
    nazir: { own, foreign: 404, missing: 404 },
    beneficiary: 403,
    admin: { own: 403, foreign: 403, missing: 404 },
  });
  return [
    { route: 'GET /api/beneficiary/documents', path: '/api/beneficiary/documents', signedIn: portal(200) },
    // The entitlement of another person, so callers with the right to send get an error about that.
    {
      route: 'POST /api/beneficiary/documents',
      path: `/api/beneficiary/documents?beneficiaryId=${other}&kind=identity`,
      form: () => {
        const form = new FormData();
        form.append('document', new Blob(['no picture']), 'identity.png');
        return form;
      },
      signedIn: portal(422),
    },
    {
      route: 'GET /api/beneficiary/documents/:id/file',
      path: portalPaths('/file'),
      signedIn: portal({ own: 200, foreign: 404, missing: 404 }),
    },
    {
      route: 'POST /api/beneficiary/documents/:id/withdraw',
      path: portalPaths('/withdraw'),
      signedIn: portal({ own: 409, foreign: 404, missing: 404 }),
    },
    {
      route: 'GET /api/supporting-documents',
      path: '/api/supporting-documents',
      signedIn: { waqif: 403, nazir: 200, beneficiary: 403, admin: 200 },
    },
    { route: 'GET /api/supporting-documents/:id/file', path: paths('/file'), signedIn: reviewers(200) },
    {
      route: 'POST /api/supporting-documents/:id/approve',
      path: paths('/approve'),
      body: {},
      signedIn: reviewers(409),
    },
    {
      route: 'POST /api/supporting-documents/:id/reject',
      path: paths('/reject'),
      body: { reason: 'الصورة غير واضحة' },
      signedIn: reviewers(409),
    },
  ];
};

/** Adds a reviewed document of an unknown person, with its file, to a waqf and returns its id. */
async function approved(api: TestApi, waqfId: string): Promise<string> {
  const [row] = await api.query<{ id: string }>(
    `INSERT INTO supporting_documents.document (id, beneficiary_id, waqf_id, person_id, kind, file_name, added_by,
       added_at, state, reviewed_by, reviewed_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), $1, gen_random_uuid(), 'identity', 'هوية.png', gen_random_uuid(),
       now(), 'approved', gen_random_uuid(), now()) RETURNING id`,
    [waqfId],
  );
  if (!row) throw new Error('the document was not added');
  await copyOf(api, 'documents.attachment', await sampleOf(api, 'documents.attachment', 'true'), {
    subject_id: row.id,
    waqf_id: waqfId,
  });
  return row.id;
}
