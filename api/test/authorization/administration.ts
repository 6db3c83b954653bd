import type { RowsOf } from '../authorization-matrix.js';

const adminOnly = { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 };

const notFound = { ...adminOnly, admin: 404 };

const nobody = '/api/admin/users/00000000-0000-4000-8000-000000000000';
const why = { reason: 'طلب مكتوب' };

export const rows: RowsOf = async () => [
  { route: 'GET /api/system/settings', path: '/api/system/settings', signedIn: adminOnly },
  { route: 'PUT /api/system/settings', path: '/api/system/settings', body: { maxFileSize: 10 }, signedIn: adminOnly },
  { route: 'GET /api/admin/system/settings', path: '/api/admin/system/settings', signedIn: adminOnly },
  {
    route: 'PATCH /api/admin/system/settings',
    path: '/api/admin/system/settings',
    body: { failedLoginLimit: 5 },
    signedIn: adminOnly,
  },
  { route: 'GET /api/admin/audit', path: '/api/admin/audit', signedIn: adminOnly },
  { route: 'GET /api/admin/audit/filters', path: '/api/admin/audit/filters', signedIn: adminOnly },
  { route: 'GET /api/admin/audit/chain', path: '/api/admin/audit/chain', signedIn: adminOnly },
  { route: 'POST /api/admin/audit/verify', path: '/api/admin/audit/verify', body: {}, signedIn: adminOnly },
  { route: 'GET /api/admin/activities', path: '/api/admin/activities', signedIn: adminOnly },
  { route: 'GET /api/admin/events', path: '/api/admin/events', signedIn: adminOnly },
  // There is no failed event, so even the administrator gets 404.
  { route: 'POST /api/admin/events/:id/replay', path: '/api/admin/events/1/replay', body: {}, signedIn: notFound },
  {
    route: 'POST /api/admin/events/:id/discard',
    path: '/api/admin/events/1/discard',
    body: { reason: 'لا أثر له' },
    signedIn: notFound,
  },
  { route: 'GET /api/admin/users', path: '/api/admin/users', signedIn: adminOnly },
  // The national id has a wrong check digit, so nobody is added.
  {
    route: 'POST /api/admin/users',
    path: '/api/admin/users',
    body: { nationalId: '1000000017', fullName: 'سالم', role: 'waqif', reason: 'طلب مكتوب' },
    signedIn: { ...adminOnly, admin: 400 },
  },
  { route: 'PATCH /api/admin/users/:id', path: nobody, body: why, signedIn: notFound },
  {
    route: 'PATCH /api/admin/users/:id/role',
    path: `${nobody}/role`,
    body: { ...why, role: 'nazir' },
    signedIn: notFound,
  },
  { route: 'DELETE /api/admin/users/:id', path: nobody, body: why, signedIn: notFound },
  { route: 'GET /api/admin/users/:id/sessions', path: `${nobody}/sessions`, signedIn: notFound },
  {
    route: 'DELETE /api/admin/users/:id/sessions/:sessionId',
    path: `${nobody}/sessions/00000000-0000-4000-8000-000000000001`,
    body: why,
    signedIn: notFound,
  },
  { route: 'DELETE /api/admin/users/:id/sessions', path: `${nobody}/sessions`, body: why, signedIn: notFound },
];
