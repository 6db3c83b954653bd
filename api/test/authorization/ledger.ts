import type { RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async () => [
  {
    route: 'GET /api/ledger/verify',
    path: '/api/ledger/verify',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
  },
];
