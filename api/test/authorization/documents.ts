import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Caller, RowsOf } from '../authorization-matrix.js';
import { idOf } from '../copied-rows.js';
import { type SampleIds, founderOnly, sampleIds, waqfPaths } from './endowments.js';
import type { TestApi } from '../harness.js';

const deed = readFileSync(fileURLToPath(new URL('../deeds/digital/doc000.pdf', import.meta.url)));

function uploadForm(): FormData {
  const form = new FormData();
  form.set('type', 'property_deed');
  form.set('document', new Blob([deed], { type: 'application/pdf' }), 'deed.pdf');
  return form;
}

/** The ids of the property deeds of the matrix's sample waqfs. */
async function deedsOf(api: TestApi, ids: SampleIds): Promise<{ approved: string; pending: string; foreign: string }> {
  const rows = await api.query<{ id: string; waqf_id: string }>(
    `SELECT id, waqf_id FROM documents.document WHERE type = 'property_deed' AND version_status = 'current'`,
  );
  const of = (waqfId: string) => idOf(rows.find((row) => row.waqf_id === waqfId));
  return { approved: of(ids.approved), pending: of(ids.pending), foreign: of(ids.foreign) };
}

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const deeds = await deedsOf(api, ids);
  const fields = (tail: string) => (caller: Caller) => ({
    ...waqfPaths(ids, `/documents/${deeds.pending}${tail}`, ids.pending)(caller),
    foreign: `/api/waqf/${ids.foreign}/documents/${deeds.foreign}${tail}`,
  });
  const readable = (tail: string) => ({
    path: {
      own: `/api/waqf/${ids.approved}/documents/${deeds.approved}${tail}`,
      foreign: `/api/waqf/${ids.foreign}/documents/${deeds.foreign}${tail}`,
      // A deed of another waqf is not found under the caller's own waqf either.
      missing: `/api/waqf/${ids.approved}/documents/${deeds.foreign}${tail}`,
    },
    signedIn: {
      waqif: { own: 200, foreign: 404, missing: 404 },
      nazir: { own: 200, foreign: 404, missing: 404 },
      beneficiary: 404,
      admin: { own: 200, foreign: 200, missing: 404 },
    },
  });
  return [
    {
      route: 'POST /api/waqf/:id/documents',
      path: waqfPaths(ids, '/documents', ids.draft),
      form: uploadForm,
      signedIn: founderOnly(201),
    },
    {
      route: 'POST /api/waqf/recognise',
      path: '/api/waqf/recognise',
      form: uploadForm,
      signedIn: { waqif: 200, nazir: 403, beneficiary: 403, admin: 403 },
    },
    {
      route: 'POST /api/waqf/:id/process',
      path: waqfPaths(ids, '/process', ids.approved),
      signedIn: {
        waqif: { own: 202, foreign: 404, missing: 404 },
        nazir: { own: 403, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 202, foreign: 202, missing: 404 },
      },
    },
    {
      route: 'PATCH /api/waqf/:id/documents/:documentId/fields',
      path: fields('/fields'),
      body: { fields: { area: 640 } },
      signedIn: founderOnly(200),
    },
    {
      route: 'POST /api/waqf/:id/documents/:documentId/fields/undo',
      path: fields('/fields/undo'),
      body: { field: 'area' },
      signedIn: founderOnly(200),
    },
    // The deed was read long ago, so the founder gets 409; for the others access is refused first.
    {
      route: 'POST /api/waqf/:id/documents/:documentId/fields/by-hand',
      path: fields('/fields/by-hand'),
      signedIn: founderOnly(409),
    },
    { route: 'GET /api/waqf/:id/documents/:documentId/file', ...readable('/file') },
    { route: 'GET /api/waqf/:id/documents/:documentId/pages/:page.png', ...readable('/pages/1.png') },
    {
      route: 'GET /api/samples/deeds',
      path: '/api/samples/deeds',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
    },
    {
      route: 'GET /api/samples/deeds/:name',
      path: '/api/samples/deeds/newcomer-nazir-deed.pdf',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
    },
  ];
};
