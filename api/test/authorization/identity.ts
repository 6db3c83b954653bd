import { type SignInStarted, usualToggles } from '@waqf/contracts/identity';
import { everyRole, type RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async (api) => {
  const started = await api.browser().post('/api/auth/nafath', { nationalId: '1000000024' });
  const { transactionId } = started.body as SignInStarted;
  return [
    // The national id has a wrong check digit: the route is public, but no sign-in starts.
    { route: 'POST /api/auth/nafath', path: '/api/auth/nafath', body: { nationalId: '1000000017' }, everybody: 400 },
    // Only the browser that started the sign-in may poll, whoever is signed in there.
    { route: 'GET /api/auth/nafath/:transactionId', path: `/api/auth/nafath/${transactionId}`, everybody: 404 },
    {
      route: 'POST /api/auth/nafath/callback',
      path: '/api/auth/nafath/callback',
      body: { token: 'not-signed', transId: 'x', requestId: '00000000-0000-4000-8000-000000000000' },
      everybody: 401,
    },
    {
      route: 'POST /api/auth/register',
      path: '/api/auth/register',
      body: { fullName: 'زائر بلا إثبات' },
      everybody: 401,
    },
    { route: 'POST /api/auth/logout', path: '/api/auth/logout', signedIn: everyRole(204), consumesSession: true },
    { route: 'GET /api/user/me', path: '/api/user/me', signedIn: everyRole(200) },
    {
      route: 'PUT /api/user/notifications',
      path: '/api/user/notifications',
      body: usualToggles,
      signedIn: everyRole(200),
    },
    // Nobody can switch to a role that they do not have; only the administrator has this one.
    {
      route: 'POST /api/user/role',
      path: '/api/user/role',
      body: { role: 'admin' },
      signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
      consumesSession: true,
    },
  ];
};
