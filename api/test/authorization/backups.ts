import type { RowsOf } from '../authorization-matrix.js';

const adminOnly = { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 };

export const rows: RowsOf = async () => [
  {
    route: 'POST /api/admin/system/backup',
    path: '/api/admin/system/backup',
    body: {},
    signedIn: { ...adminOnly, admin: 202 },
  },
  { route: 'GET /api/admin/backups', path: '/api/admin/backups', signedIn: adminOnly },
  {
    route: 'POST /api/admin/backups/:id/download',
    path: '/api/admin/backups/0199b2f0-0000-7000-8000-000000000001/download',
    body: {},
    signedIn: { ...adminOnly, admin: 404 },
  },
];
