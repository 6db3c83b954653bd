import { newId } from '../../src/platform/index.js';
import type { RowsOf } from '../authorization-matrix.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

/** A file that is not a statement, so callers with the right to import get an error about that. */
function noStatement(): FormData {
  const form = new FormData();
  form.set('file', new Blob(['hello']), 'statement.csv');
  return form;
}

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const path = (tail: string) => waqfPaths(ids, tail, ids.approved);
  const own = { own: 200, foreign: 404, missing: 404 };
  const readers = { waqif: own, nazir: own, beneficiary: 404, admin: { ...own, foreign: 200 } };
  /** Only the nazir may act; others who see the waqf get 403. */
  const nazirOnly = (status: number) => ({
    waqif: { own: 403, foreign: 404, missing: 404 },
    nazir: { own: status, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 404 },
  });
  return [
    { route: 'POST /api/waqf/:id/statements', path: path('/statements'), form: noStatement, signedIn: nazirOnly(422) },
    // There is no such statement, so callers with the right to remove one get 404.
    {
      route: 'DELETE /api/waqf/:id/statements/:statementId',
      path: path(`/statements/${missing}`),
      signedIn: nazirOnly(404),
    },
    { route: 'GET /api/waqf/:id/statements', path: path('/statements'), signedIn: readers },
    { route: 'GET /api/waqf/:id/reconciliation', path: path('/reconciliation'), signedIn: readers },
    // There is no such line, so callers with the right to match get 404.
    {
      route: 'POST /api/waqf/:id/reconciliation/match',
      path: path('/reconciliation/match'),
      body: { lineId: missing, entryId: newId() },
      signedIn: nazirOnly(404),
    },
    {
      route: 'POST /api/waqf/:id/reconciliation/unmatch',
      path: path('/reconciliation/unmatch'),
      body: { lineId: missing, reason: 'سطر لا وجود له' },
      signedIn: nazirOnly(404),
    },
  ];
};
