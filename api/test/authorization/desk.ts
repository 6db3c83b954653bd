import type { RowsOf } from '../authorization-matrix.js';
import { sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const own = { own: 200, foreign: 404, missing: 404 };
  return [
    { route: 'GET /api/desk', path: '/api/desk', signedIn: { waqif: 403, nazir: 200, beneficiary: 403, admin: 403 } },
    {
      route: 'GET /api/waqf/:id/money',
      path: waqfPaths(ids, '/money', ids.approved),
      signedIn: { waqif: own, nazir: own, beneficiary: 404, admin: { ...own, foreign: 200 } },
    },
  ];
};
