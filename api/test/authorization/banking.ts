import type { RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async () => [
  // For a holder name that no other row uses.
  {
    route: 'POST /simulator/bank/orders',
    path: '/simulator/bank/orders',
    body: { kind: 'unavailable', holderName: '\u2014\u2014' },
    everybody: 201,
  },
  { route: 'DELETE /simulator/bank/orders', path: '/simulator/bank/orders', everybody: 204 },
];
