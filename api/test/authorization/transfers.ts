import type { Caller, RowsOf } from '../authorization-matrix.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

/** These accounts do not exist; who may move whose money is tested in test/banking/transfer-rules.test.ts. */
const nowhere = { fromAccountId: missing, toAccountId: missing.replace(/0$/, '1'), amount: '1' };

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const listed = (waqfId: string) => `/api/bank-transactions?waqfId=${waqfId}`;
  const [waiting] = await api.query<{ id: string }>(
    `SELECT id FROM banking.transfer WHERE waqf_id = $1 AND state = 'awaiting_approval' ORDER BY created_at LIMIT 1`,
    [ids.approved],
  );
  const approvals = (tail: string) => (_caller: Caller) => ({
    own: `/api/approvals/${waiting?.id ?? 'there is no sample'}/${tail}`,
    foreign: `/api/approvals/${missing}/${tail}`,
    missing: `/api/approvals/${missing}/${tail}`,
  });
  const own = { own: 200, foreign: 404, missing: 404 };
  const founderOnly = {
    waqif: own,
    nazir: { ...own, own: 403 },
    beneficiary: 404,
    admin: { ...own, own: 403 },
  };
  return [
    {
      route: 'POST /api/bank-transfer',
      path: '/api/bank-transfer',
      body: nowhere,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    {
      route: 'GET /api/bank-transactions',
      path: () => ({ own: listed(ids.approved), foreign: listed(ids.foreign), missing: listed(missing) }),
      signedIn: { waqif: own, nazir: own, beneficiary: 403, admin: { ...own, foreign: 200 } },
    },
    {
      route: 'POST /api/bank-transactions/:id/receipt',
      path: `/api/bank-transactions/${missing}/receipt`,
      body: {},
      signedIn: { waqif: 404, nazir: 404, beneficiary: 403, admin: 404 },
    },
    {
      route: 'GET /api/waqf/:id/transfer-policy',
      path: waqfPaths(ids, '/transfer-policy', ids.approved),
      signedIn: { waqif: own, nazir: own, beneficiary: 403, admin: { ...own, foreign: 200 } },
    },
    {
      route: 'PUT /api/waqf/:id/transfer-policy',
      path: waqfPaths(ids, '/transfer-policy', ids.approved),
      body: { approvalAbove: '20000' },
      confirmed: true,
      signedIn: {
        waqif: own,
        nazir: { ...own, own: 403 },
        beneficiary: 403,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'GET /api/approvals',
      path: '/api/approvals',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'POST /api/approvals/:id/approve',
      path: approvals('approve'),
      body: {},
      confirmed: true,
      signedIn: founderOnly,
    },
    {
      route: 'POST /api/approvals/:id/withdraw',
      path: '/api/approvals/' + missing + '/withdraw',
      body: {},
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    // A missing id, because a row above has already approved the waiting transfer.
    {
      route: 'POST /api/approvals/:id/reject',
      path: '/api/approvals/' + missing + '/reject',
      body: { reason: 'لا حاجة إليه' },
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
  ];
};
