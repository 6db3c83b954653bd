import type { RowsOf } from '../authorization-matrix.js';

const adminOnly = { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 };
const notFound = { ...adminOnly, admin: 404 };
const nothing = { ...adminOnly, admin: 204 };
const nobody = '00000000-0000-4000-8000-000000000000';

export const rows: RowsOf = async () => [
  { route: 'GET /api/admin/system/health', path: '/api/admin/system/health', signedIn: adminOnly },
  { route: 'GET /api/admin/system/stats', path: '/api/admin/system/stats', signedIn: adminOnly },
  { route: 'GET /api/admin/system/logs', path: '/api/admin/system/logs', signedIn: adminOnly },
  {
    route: 'DELETE /api/admin/system/logs/clear',
    path: '/api/admin/system/logs/clear',
    body: { reason: 'تجربة' },
    signedIn: nothing,
  },
  {
    route: 'POST /api/admin/system/test-message',
    path: '/api/admin/system/test-message',
    body: {},
    signedIn: adminOnly,
  },
  { route: 'GET /api/admin/jobs', path: '/api/admin/jobs', signedIn: adminOnly },
  { route: 'POST /api/admin/jobs/:id/retry', path: `/api/admin/jobs/${nobody}/retry`, body: {}, signedIn: notFound },
  {
    route: 'POST /api/admin/jobs/:id/discard',
    path: `/api/admin/jobs/${nobody}/discard`,
    body: { reason: 'لا أثر لها' },
    signedIn: notFound,
  },
  { route: 'GET /api/admin/mails', path: '/api/admin/mails', signedIn: adminOnly },
];
