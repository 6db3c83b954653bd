import type { RowsOf } from '../authorization-matrix.js';
import { sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const paths = (tail: string) => waqfPaths(ids, tail, ids.approved);
  const seen = {
    waqif: { own: 200, foreign: 404, missing: 404 },
    nazir: { own: 200, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 200, foreign: 200, missing: 404 },
  };
  const ofNazir = {
    waqif: { own: 403, foreign: 404, missing: 404 },
    nazir: { own: 409, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 404 },
  };
  const year = 1448;
  // The year is not over, so callers with the right to act get an error about that.
  const onYear = (act: string, body: object) => ({
    route: `POST /api/waqf/:id/years/:year/${act}`,
    path: paths(`/years/${year}/${act}`),
    body,
  });
  return [
    { route: 'GET /api/waqf/:id/years', path: paths('/years'), signedIn: seen },
    {
      route: 'GET /api/waqf/:id/years/:year',
      path: paths(`/years/${year}`),
      signedIn: seen,
    },
    {
      route: 'PUT /api/waqf/:id/fiscal-calendar',
      path: paths('/fiscal-calendar'),
      body: { calendar: 'hijri', startMonth: 1 },
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    { ...onYear('close', { hash: 'a'.repeat(64) }), signedIn: ofNazir },
    { ...onYear('reopen', { reason: 'خطأ في القيد' }), signedIn: ofNazir },
    {
      ...onYear('exceptions', { hours: 1, reason: 'فاتورة متأخرة' }),
      signedIn: {
        waqif: { own: 409, foreign: 404, missing: 404 },
        nazir: { own: 403, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
  ];
};
