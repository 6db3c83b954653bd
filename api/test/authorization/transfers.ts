import type { Caller, RowsOf } from '../authorization-matrix.js';
import { copyOf, sampleOf } from '../copied-rows.js';
import { missing, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const listed = (waqfId: string) => `/api/bank-transactions?waqfId=${waqfId}`;
  const waiting = await sampleOf(
    api,
    'approvals.request',
    "waqf_id = $1 AND kind = 'bank_transfer' AND state = 'requested'",
    [ids.approved],
  );
  // The founder has approved what the nazir requested, so callers with the right to decide or withdraw get 409.
  const decided = await sampleOf(api, 'approvals.request', "waqf_id = $1 AND state = 'approved'", [ids.approved]);
  const stranger = await sampleOf(api, 'identity.person', "national_id = '1000000040'");
  const subject = await sampleOf(api, 'banking.transfer', "waqf_id = $1 AND state = 'awaiting_approval'", [
    ids.approved,
  ]);
  const foreignWaiting = await copyOf(api, 'approvals.request', waiting, {
    waqf_id: ids.foreign,
    subject_id: await copyOf(api, 'banking.transfer', subject, { waqf_id: ids.foreign }),
    requested_by: stranger,
  });
  const approvals = (id: string, tail: string) => (_caller: Caller) => ({
    own: `/api/approvals/${id}/${tail}`,
    foreign: `/api/approvals/${foreignWaiting}/${tail}`,
    missing: `/api/approvals/${missing}/${tail}`,
  });
  const transfer = await sampleOf(api, 'banking.transfer', "waqf_id = $1 AND state = 'completed'", [ids.approved]);
  const foreignTransfer = await copyOf(api, 'banking.transfer', transfer, { waqf_id: ids.foreign });
  const receipt = (id: string) => `/api/bank-transactions/${id}/receipt`;
  const accountOf = (type: string) =>
    sampleOf(api, 'banking.account', "waqf_id = $1 AND account_type = $2 AND state = 'active'", [ids.foreign, type]);
  const foreignMoney = {
    fromAccountId: await accountOf('main_waqf'),
    toAccountId: await accountOf('beneficiary_sub'),
    amount: '1',
  };
  const own = { own: 200, foreign: 404, missing: 404 };
  const founderOnly = {
    waqif: own,
    nazir: { ...own, own: 403 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 404 },
  };
  return [
    // The accounts of another waqf. Who may move the money of their own is tested in banking/transfer-rules.test.ts.
    {
      route: 'POST /api/bank-transfer',
      path: '/api/bank-transfer',
      body: foreignMoney,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 403 },
    },
    {
      route: 'GET /api/bank-transactions',
      path: () => ({ own: listed(ids.approved), foreign: listed(ids.foreign), missing: listed(missing) }),
      signedIn: { waqif: own, nazir: own, beneficiary: 403, admin: { ...own, foreign: 200 } },
    },
    {
      route: 'POST /api/bank-transactions/:id/receipt',
      path: { own: receipt(transfer), foreign: receipt(foreignTransfer), missing: receipt(missing) },
      body: {},
      signedIn: { waqif: own, nazir: own, beneficiary: 403, admin: { ...own, foreign: 200 } },
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
      path: approvals(waiting, 'approve'),
      body: {},
      confirmed: true,
      signedIn: founderOnly,
    },
    {
      route: 'POST /api/approvals/:id/withdraw',
      path: approvals(decided, 'withdraw'),
      body: {},
      signedIn: { waqif: 404, nazir: { own: 409, foreign: 404, missing: 404 }, beneficiary: 404, admin: 404 },
    },
    {
      route: 'POST /api/approvals/:id/reject',
      path: approvals(decided, 'reject'),
      body: { reason: 'لا حاجة إليه' },
      signedIn: {
        waqif: { own: 409, foreign: 404, missing: 404 },
        nazir: { own: 403, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
  ];
};
