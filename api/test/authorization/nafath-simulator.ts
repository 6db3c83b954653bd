import type { RowsOf } from '../authorization-matrix.js';

const unknown = '/simulator/nafath/transactions/00000000-0000-4000-8000-000000000000';

export const rows: RowsOf = async () => [
  { route: 'GET /simulator/people', path: '/simulator/people', everybody: 200 },
  {
    route: 'GET /simulator/nafath/phone/:transactionId',
    path: '/simulator/nafath/phone/00000000-0000-4000-8000-000000000000',
    everybody: 200,
  },
  {
    route: 'POST /simulator/nafath/transactions/:transactionId/approve',
    path: `${unknown}/approve`,
    body: { random: '10' },
    everybody: 404,
  },
  { route: 'POST /simulator/nafath/transactions/:transactionId/reject', path: `${unknown}/reject`, everybody: 404 },
  // The wire API requires the key of its application.
  {
    route: 'POST /simulator/nafath/api/v1/mfa/request',
    path: '/simulator/nafath/api/v1/mfa/request?local=ar&requestId=00000000-0000-4000-8000-000000000000',
    body: { nationalId: '1000000016', service: 'x' },
    everybody: 401,
  },
  {
    route: 'POST /simulator/nafath/api/v1/mfa/request/status',
    path: '/simulator/nafath/api/v1/mfa/request/status',
    body: { nationalId: '1000000016', transId: 'x', random: '10' },
    everybody: 401,
  },
  { route: 'GET /simulator/nafath/api/v1/mfa/jwk', path: '/simulator/nafath/api/v1/mfa/jwk', everybody: 200 },
];
