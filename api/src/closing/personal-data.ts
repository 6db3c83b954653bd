import { dataMoment, dataNumber, dataPart, dataText, dataWaqf, sql } from '../platform/index.js';

dataPart({
  name: 'lateEntries',
  place: 120,
  title: { ar: 'أُذن لك بقيد متأخر', en: 'Late entries you were allowed' },
  covers: ['closing.exception.person_id', 'closing.exception.person_name'],
  statement: sql({
    name: 'closing.copy-exceptions',
    text: `SELECT y.waqf_id AS "waqfId", y.year, e.person_name AS "recordedName", e.granted_at AS "grantedAt", e.until,
             e.reason
           FROM closing.exception e JOIN closing.year y ON y.id = e.closing_id
           WHERE e.person_id = $1 ORDER BY e.granted_at`,
    row: {
      waqfId: 'uuid',
      year: 'int4',
      recordedName: 'text',
      grantedAt: 'timestamptz',
      until: 'timestamptz',
      reason: 'text',
    },
  }),
  columns: {
    waqfId: dataWaqf,
    year: dataNumber('السنة', 'Year'),
    recordedName: dataText('اسمك كما سُجل', 'Your name as recorded'),
    grantedAt: dataMoment('أُذن في', 'Allowed'),
    until: dataMoment('حتى', 'Until'),
    reason: dataText('السبب', 'Reason'),
  },
});
