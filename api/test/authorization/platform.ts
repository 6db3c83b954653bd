import type { RowsOf } from '../authorization-matrix.js';

export const rows: RowsOf = async () => [
  { route: 'GET /health/live', path: '/health/live', everybody: 200 },
  { route: 'GET /health/ready', path: '/health/ready', everybody: 200 },
  { route: 'GET /.well-known/security.txt', path: '/.well-known/security.txt', everybody: 200 },
];
