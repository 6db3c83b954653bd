import type { RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async () => [
  {
    route: 'GET /api/dashboard/stats',
    path: '/api/dashboard/stats',
    signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
  },
  {
    route: 'GET /api/admin/dashboard',
    path: '/api/admin/dashboard',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
  },
  {
    route: 'GET /api/beneficiary/dashboard',
    path: '/api/beneficiary/dashboard',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
  },
  { route: 'GET /api/public/stats', path: '/api/public/stats', everybody: 200 },
];
