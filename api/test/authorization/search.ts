import type { RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async () => [
  {
    route: 'GET /api/search',
    path: '/api/search?q=%D9%88%D9%82%D9%81',
    signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
  },
];
