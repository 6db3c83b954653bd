import { dataMoment, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'approvals',
  place: 110,
  title: { ar: 'طلبات موافقة طلبتها أو سُميت لها', en: 'Approvals you requested or are named for' },
  covers: ['approvals.request.requested_by', 'approvals.request.decided_by', 'approvals.request.approver_id'],
  statement: sql({
    name: 'approvals.copy-requests',
    text: `SELECT waqf_id AS "waqfId", kind, requested_by = $1 AS "isRequester", decided_by = $1 AS "isDecider", state,
             requested_at AS "requestedAt", decided_at AS "decidedAt",
             CASE WHEN $1 IN (requested_by, decided_by) THEN reason END AS reason
           FROM approvals.request WHERE $1 IN (requested_by, decided_by, approver_id) ORDER BY requested_at`,
    row: {
      waqfId: 'uuid',
      kind: 'text',
      isRequester: 'bool?',
      isDecider: 'bool?',
      state: 'text',
      requestedAt: 'timestamptz',
      decidedAt: 'timestamptz?',
      reason: 'text?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    kind: dataText('النوع', 'Kind'),
    isRequester: dataText('طلبتها أنت', 'Requested by you'),
    isDecider: dataText('قررت فيها أنت', 'Decided by you'),
    state: dataText('الحالة', 'State'),
    requestedAt: dataMoment('طُلبت', 'Requested'),
    decidedAt: dataMoment('صدر القرار', 'Decided'),
    reason: dataText('السبب', 'Reason'),
  },
});
