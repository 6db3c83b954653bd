import type { RowsOf } from '../authorization-matrix.js';
import { idOf } from '../copied-rows.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const mains = await api.query<{ id: string; waqf_id: string }>(
    `SELECT id, waqf_id FROM banking.account WHERE account_type = 'main_waqf' AND state = 'active'`,
  );
  const mainOf = (waqfId: string) => idOf(mains.find((row) => row.waqf_id === waqfId));
  const paths = (tail: string) => ({
    own: `/api/bank-account/${mainOf(ids.approved)}${tail}`,
    foreign: `/api/bank-account/${mainOf(ids.foreign)}${tail}`,
    missing: `/api/bank-account/${missing}${tail}`,
  });
  const own = { own: 200, foreign: 404, missing: 404 };
  const readers = { waqif: own, nazir: own, beneficiary: 403, admin: { ...own, foreign: 200 } };
  return [
    {
      route: 'POST /api/waqf/:id/bank-account',
      path: waqfPaths(ids, '/bank-account', ids.approved),
      // The waqf already has an account, so callers with the right to open one get 409.
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
    },
    { route: 'GET /api/bank-account/:id/balance', path: paths('/balance'), signedIn: readers },
    { route: 'GET /api/bank-account/:id/transactions', path: paths('/transactions'), signedIn: readers },
    {
      route: 'PUT /simulator/bank/accounts/:iban/state',
      path: '/simulator/bank/accounts/SA0380000000608010167519/state',
      body: { status: 'ACTIVE' },
      everybody: 404,
    },
  ];
};
