import type { RowsOf } from '../authorization-matrix.js';
import { sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const paths = (tail: string) => waqfPaths(ids, `/rules${tail}`, ids.approved);
  // No sample waqf has so many versions: who may act is told so.
  const onVersion = (act: string, body?: object) => ({
    route: `POST /api/waqf/:id/rules/:version/${act}`,
    path: paths(`/999999/${act}`),
    ...(body ? { body } : {}),
  });
  return [
    {
      route: 'GET /api/waqf/:id/rules',
      path: paths(''),
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'GET /api/waqf/:id/rules/proposal',
      path: paths('/proposal'),
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'POST /api/waqf/:id/rules',
      path: paths(''),
      // A fixed amount for nobody: who may propose is told so.
      body: { rules: [{ kind: 'fixed', amount: '1' }], effectiveFrom: '2026-01-01' },
      signedIn: {
        waqif: { own: 422, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'POST /api/waqf/:id/rules/preview',
      path: paths('/preview'),
      body: { amount: '1000' },
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      ...onVersion('approve'),
      signedIn: {
        waqif: 404,
        nazir: 404,
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      ...onVersion('reject', { reason: 'لا توافق شرط الواقف' }),
      signedIn: {
        waqif: 404,
        nazir: 404,
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    { ...onVersion('withdraw'), signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 } },
  ];
};
