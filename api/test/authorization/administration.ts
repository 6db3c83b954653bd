import type { RowsOf } from '../authorization-matrix.js';

const adminOnly = { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 };

export const rows: RowsOf = async () => [
  { route: 'GET /api/system/settings', path: '/api/system/settings', signedIn: adminOnly },
  { route: 'PUT /api/system/settings', path: '/api/system/settings', body: { maxFileSize: 10 }, signedIn: adminOnly },
];
