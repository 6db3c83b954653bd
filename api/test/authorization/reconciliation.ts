import { newId } from '../../src/platform/index.js';
import type { RowsOf } from '../authorization-matrix.js';
import { copyOf, sampleOf } from '../copied-rows.js';
import { sampleIds, waqfPaths } from './endowments.js';

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
  const statement = await sampleOf(api, 'reconciliation.statement', 'waqf_id = $1', [ids.approved]);
  const elsewhere = {
    waqf_id: ids.foreign,
    account_id: await sampleOf(api, 'banking.account', "waqf_id = $1 AND account_type = 'main_waqf'", [ids.foreign]),
  };
  const foreignStatement = await copyOf(api, 'reconciliation.statement', statement, elsewhere);
  const line = await sampleOf(api, 'reconciliation.line', 'statement_id = $1', [statement]);
  const foreignLine = await copyOf(api, 'reconciliation.line', line, { ...elsewhere, statement_id: foreignStatement });
  return [
    { route: 'POST /api/waqf/:id/statements', path: path('/statements'), form: noStatement, signedIn: nazirOnly(422) },
    {
      route: 'DELETE /api/waqf/:id/statements/:statementId',
      path: {
        own: `/api/waqf/${ids.approved}/statements/${statement}`,
        foreign: `/api/waqf/${ids.foreign}/statements/${foreignStatement}`,
        // The statement of another waqf under the caller's own.
        missing: `/api/waqf/${ids.approved}/statements/${foreignStatement}`,
      },
      // Lines of the own statement are matched, so the nazir gets 409.
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 403 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: 403,
      },
    },
    { route: 'GET /api/waqf/:id/statements', path: path('/statements'), signedIn: readers },
    { route: 'GET /api/waqf/:id/reconciliation', path: path('/reconciliation'), signedIn: readers },
    // The line belongs to another waqf, so callers with the right to match get 404 in their own.
    {
      route: 'POST /api/waqf/:id/reconciliation/match',
      path: path('/reconciliation/match'),
      body: { lineId: foreignLine, entryId: newId() },
      signedIn: nazirOnly(404),
    },
    {
      route: 'POST /api/waqf/:id/match',
      path: path('/match'),
      body: { lineId: foreignLine, entryId: newId() },
      signedIn: nazirOnly(404),
    },
    {
      route: 'POST /api/waqf/:id/reconciliation/unmatch',
      path: path('/reconciliation/unmatch'),
      body: { lineId: foreignLine, reason: 'سطر من وقف آخر' },
      signedIn: nazirOnly(404),
    },
  ];
};
