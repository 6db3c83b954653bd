import type { RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async () => [
  {
    route: 'POST /api/exports',
    path: '/api/exports',
    body: { table: 'waqfs' },
    signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
  },
];
