import { dataMoment, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'waqfs',
  place: 100,
  title: { ar: 'أوقافك ونظارتك وقبولك لها', en: 'Your waqfs, trusteeships and consents' },
  covers: ['endowments.waqf.waqif_id', 'endowments.waqf.nazir_id', 'endowments.waqf.nazir_declined_by'],
  statement: sql({
    name: 'endowments.copy-waqfs',
    text: `SELECT id AS "waqfId", waqif_id = $1 AS "isFounder", nazir_id = $1 AS "isNazir", state,
             created_at AS "createdAt", approved_at AS "approvedAt",
             CASE WHEN nazir_id = $1 THEN nazir_accepted_at END AS "acceptedAt",
             CASE WHEN nazir_declined_by = $1 THEN nazir_declined_at END AS "declinedAt",
             CASE WHEN nazir_declined_by = $1 THEN nazir_decline_reason END AS "declineReason"
           FROM endowments.waqf WHERE $1 IN (waqif_id, nazir_id, nazir_declined_by) ORDER BY created_at`,
    row: {
      waqfId: 'uuid',
      isFounder: 'bool?',
      isNazir: 'bool?',
      state: 'text',
      createdAt: 'timestamptz',
      approvedAt: 'timestamptz?',
      acceptedAt: 'timestamptz?',
      declinedAt: 'timestamptz?',
      declineReason: 'text?',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    isFounder: dataText('أنت واقفه', 'You are the founder'),
    isNazir: dataText('أنت ناظره', 'You are the nazir'),
    state: dataText('الحالة', 'State'),
    createdAt: dataMoment('أُنشئ', 'Created'),
    approvedAt: dataMoment('اعتُمد', 'Approved'),
    acceptedAt: dataMoment('قبلت النظارة', 'You accepted the trusteeship'),
    declinedAt: dataMoment('اعتذرت عن النظارة', 'You declined the trusteeship'),
    declineReason: dataText('سبب اعتذارك', 'Your reason'),
  },
});
