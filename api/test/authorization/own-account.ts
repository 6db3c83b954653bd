import { everyRole, type RowsOf } from '../authorization-matrix.js';

const notFound = everyRole(404);

export const rows: RowsOf = async (api) => {
  // A session of a person who is not a caller of the matrix, so no caller finds it.
  const stranger = await api.signIn('1000000024');
  const listed = (await stranger.get('/api/user/sessions')).body as { sessions: { id: string }[] };
  const foreign = `/api/user/sessions/${listed.sessions[0]?.id ?? ''}`;
  return [
    // The name is too short: everybody may change their own profile, but nothing changes.
    {
      route: 'PUT /api/user/profile',
      path: '/api/user/profile',
      body: { fullName: 'س', email: 'a@b.sa' },
      signedIn: everyRole(400),
    },
    // Every sample person has already verified their address.
    {
      route: 'POST /api/user/email/verification',
      path: '/api/user/email/verification',
      body: {},
      signedIn: everyRole(409),
    },
    {
      route: 'POST /api/auth/email/verify',
      path: '/api/auth/email/verify',
      body: { token: 'x'.repeat(43) },
      everybody: 422,
    },
    { route: 'GET /api/user/sessions', path: '/api/user/sessions', signedIn: everyRole(200) },
    { route: 'DELETE /api/user/sessions', path: '/api/user/sessions', signedIn: everyRole(200) },
    { route: 'DELETE /api/user/sessions/:sessionId', path: foreign, signedIn: notFound },
    { route: 'GET /api/user/data-copy', path: '/api/user/data-copy', signedIn: everyRole(200) },
    // Without a fresh confirmation nobody gets one.
    { route: 'POST /api/user/data-copy', path: '/api/user/data-copy', body: {}, signedIn: everyRole(403) },
    { route: 'GET /api/user/sign-ins', path: '/api/user/sign-ins', signedIn: everyRole(200) },
    { route: 'GET /api/user/session', path: '/api/user/session', signedIn: everyRole(200) },
    { route: 'POST /api/user/session/prolong', path: '/api/user/session/prolong', signedIn: everyRole(200) },
  ];
};
