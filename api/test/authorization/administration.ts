import type { RowsOf } from '../authorization-matrix.js';

const adminOnly = { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 };

const notFound = { ...adminOnly, admin: 404 };

export const rows: RowsOf = async () => [
  { route: 'GET /api/system/settings', path: '/api/system/settings', signedIn: adminOnly },
  { route: 'PUT /api/system/settings', path: '/api/system/settings', body: { maxFileSize: 10 }, signedIn: adminOnly },
  { route: 'GET /api/admin/events', path: '/api/admin/events', signedIn: adminOnly },
  // There is no failed event: whoever may, learns that.
  { route: 'POST /api/admin/events/:id/replay', path: '/api/admin/events/1/replay', body: {}, signedIn: notFound },
  {
    route: 'POST /api/admin/events/:id/discard',
    path: '/api/admin/events/1/discard',
    body: { reason: 'لا أثر له' },
    signedIn: notFound,
  },
];
