import type { RowsOf } from '../authorization-matrix.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const [own] = await api.query<{ id: string }>(
    `SELECT id FROM beneficiaries.beneficiary b WHERE waqf_id = $1
     AND EXISTS (SELECT FROM banking.account a WHERE a.beneficiary_id = b.id AND a.state = 'active')
       ORDER BY created_at LIMIT 1`,
    [ids.approved],
  );
  const [foreign] = await api.query<{ id: string }>(
    'SELECT id FROM beneficiaries.beneficiary WHERE waqf_id = $1 LIMIT 1',
    [ids.foreign],
  );
  const row = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}`;
  const account = (id: string | undefined) => `/api/beneficiary/${id ?? 'there is no sample'}/bank-account`;
  return [
    {
      route: 'POST /api/waqf/:id/beneficiaries',
      path: waqfPaths(ids, '/beneficiaries', ids.approved),
      // A beneficiary of both waqfs already: who may add is told so.
      body: { nationalId: '1000000107', fullName: 'لطيفة بنت إبراهيم الزهراني' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
    },
    {
      route: 'GET /api/beneficiaries',
      path: '/api/beneficiaries',
      signedIn: { waqif: 403, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'PATCH /api/beneficiary/:id',
      path: { own: row(own?.id), foreign: row(foreign?.id), missing: row(missing) },
      // Born in the future: who may change is told so, and nothing changes.
      body: { bornOn: '2190-01-01' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 422, foreign: 422, missing: 404 },
      },
    },
    {
      route: 'POST /api/beneficiary/:id/bank-account',
      path: { own: account(own?.id), foreign: account(foreign?.id), missing: account(missing) },
      // Open already: who may open it is told so.
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
    },
  ];
};
