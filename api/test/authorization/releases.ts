import type { RowsOf } from '../authorization-matrix.js';

/** The form of a release; no caller in the matrix sends the token. */
function release(): FormData {
  const form = new FormData();
  form.set('manifest', '{}');
  return form;
}

const bodies = {
  rollback: {},
  retire: {},
  promote: {},
  pin: { pinned: true },
  canary: { version: '0123456789abcdef', percent: 10 },
  tokens: { name: 'Team' },
};

export const rows: RowsOf = async () => [
  { route: 'GET /remotes.json', path: '/remotes.json', everybody: 200 },
  { route: 'GET /boot.json', path: '/boot.json', everybody: 200 },
  {
    route: 'GET /api/releases',
    path: '/api/releases',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
  },
  {
    route: 'GET /api/releases/:remote',
    path: '/api/releases/mf-nobody',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  },
  {
    route: 'POST /api/releases/:remote/changes',
    path: '/api/releases/mf-nobody/changes',
    body: { act: 'rollback' },
    everybody: 401,
  },
  { route: 'POST /api/releases', path: '/api/releases', form: release, everybody: 401 },
  {
    route: 'POST /api/releases/reports',
    path: '/api/releases/reports',
    body: {
      remote: 'mf-nobody',
      version: '0123456789abcdef',
      route: '/',
      browser: 'other',
      opened: true,
      faults: [],
      vitals: [],
    },
    signedIn: { waqif: 204, nazir: 204, beneficiary: 204, admin: 204 },
  },
  // The remote does not exist, so the administrator gets 404.
  ...(['rollback', 'promote', 'pin', 'canary', 'retire', 'tokens'] as const).map((act) => ({
    route: `POST /api/releases/:remote/${act}`,
    path: `/api/releases/mf-nobody/${act}`,
    body: bodies[act],
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  })),
  {
    route: 'POST /api/releases/:remote/development',
    path: '/api/releases/mf-nobody/development',
    body: { hours: 1 },
    confirmed: true,
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  },
  {
    route: 'DELETE /api/releases/:remote/development/:id',
    path: '/api/releases/mf-nobody/development/0199b2f0-0000-7000-8000-000000000001',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  },
  { route: 'POST /api/releases/checks', path: '/api/releases/checks', body: { manifest: '{}' }, everybody: 401 },
  {
    route: 'PUT /api/releases/policy',
    path: '/api/releases/policy',
    body: { twoPeople: false },
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
  },
  {
    route: 'GET /api/releases/:remote/tokens',
    path: '/api/releases/mf-nobody/tokens',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  },
  {
    route: 'DELETE /api/releases/:remote/tokens/:id',
    path: '/api/releases/mf-nobody/tokens/0199b2f0-0000-7000-8000-000000000001',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  },
];
