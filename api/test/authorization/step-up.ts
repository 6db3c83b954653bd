import type { RowsOf } from '../authorization-matrix.js';

const missing = '00000000-0000-4000-8000-000000000000';
const everyRole = (status: number) => ({ waqif: status, nazir: status, beneficiary: status, admin: status });

export const rows: RowsOf = async () => [
  // Nobody may confirm an approval that they may not give.
  {
    route: 'POST /api/auth/step-up',
    path: '/api/auth/step-up',
    body: { act: { kind: 'approval', id: missing } },
    signedIn: everyRole(404),
  },
  { route: 'GET /api/auth/step-up/:stepUpId', path: `/api/auth/step-up/${missing}`, signedIn: everyRole(404) },
];
