import type { RowsOf } from '../authorization-matrix.js';

/** A release as it would come, but nobody in the matrix carries the token. */
function release(): FormData {
  const form = new FormData();
  form.set('manifest', '{}');
  return form;
}

export const rows: RowsOf = async () => [
  { route: 'GET /remotes.json', path: '/remotes.json', everybody: 200 },
  { route: 'GET /boot.json', path: '/boot.json', everybody: 200 },
  {
    route: 'GET /api/releases',
    path: '/api/releases',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
  },
  { route: 'POST /api/releases', path: '/api/releases', form: release, everybody: 401 },
  // A remote that does not exist: the administrator gets as far as being told so.
  {
    route: 'POST /api/releases/:remote/rollback',
    path: '/api/releases/mf-nobody/rollback',
    signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 404 },
  },
];
