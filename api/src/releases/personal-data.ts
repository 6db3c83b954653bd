import { dataMoment, dataPart, dataText, sql } from '../platform/index.js';

dataPart({
  name: 'trials',
  place: 130,
  title: { ar: 'إصدارات اختُرت لتجربتها', en: 'Releases you were chosen to try' },
  covers: ['releases.registry_entry.canary_people'],
  statement: sql({
    name: 'releases.copy-trials',
    text: `SELECT remote, canary_version AS version, canary_since AS since FROM releases.registry_entry
           WHERE $1 = ANY (canary_people) ORDER BY remote`,
    row: { remote: 'text', version: 'text?', since: 'timestamptz?' },
  }),
  columns: {
    remote: dataText('الواجهة', 'Remote'),
    version: dataText('الإصدار', 'Version'),
    since: dataMoment('منذ', 'Since'),
  },
});
