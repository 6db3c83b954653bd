import type { RowsOf } from '../authorization-matrix.js';
import { sampleIds, waqfPaths } from './endowments.js';

/** The id of a run that does not exist. */
const noRun = '0199a1d2-0000-7000-8000-000000000001';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const paths = (tail: string) => waqfPaths(ids, `/rules${tail}`, ids.approved);
  // No sample waqf has so many versions, so callers with the right to act get an error about that.
  const onVersion = (act: string, body?: object) => ({
    route: `POST /api/waqf/:id/rules/:version/${act}`,
    path: paths(`/999999/${act}`),
    ...(body ? { body } : {}),
  });
  const runs = (tail: string) => waqfPaths(ids, `/distributions${tail}`, ids.approved);
  // There is no such run, so callers with the right to act get an error about that.
  const onRun = (act: string, body?: object) => ({
    route: `POST /api/waqf/:id/distributions/:runId/${act}`,
    path: runs(`/${noRun}/${act}`),
    ...(body ? { body } : {}),
  });
  const seen = {
    waqif: { own: 200, foreign: 404, missing: 404 },
    nazir: { own: 200, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 200, foreign: 200, missing: 404 },
  };
  const managed = {
    waqif: { own: 403, foreign: 404, missing: 404 },
    nazir: 404,
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 404 },
  };
  return [
    {
      route: 'GET /api/beneficiary/payments',
      path: '/api/beneficiary/payments',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/payments/summary',
      path: '/api/beneficiary/payments/summary',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/payments/:id',
      path: `/api/beneficiary/payments/${noRun}`,
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    {
      route: 'POST /api/beneficiary/payments/:id/notice',
      path: `/api/beneficiary/payments/${noRun}/notice`,
      body: {},
      signedIn: { waqif: 403, nazir: 403, beneficiary: 404, admin: 403 },
    },
    { route: 'GET /api/waqf/:id/distributions', path: runs(''), signedIn: seen },
    {
      route: 'POST /api/waqf/:id/distributions',
      path: runs(''),
      // The period is in the future, so callers with the right to start a run get 422.
      body: { from: '2199-01-01', to: '2199-12-31' },
      signedIn: { ...managed, nazir: { own: 422, foreign: 404, missing: 404 } },
    },
    {
      route: 'GET /api/waqf/:id/distributions/:runId',
      path: runs(`/${noRun}`),
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    { ...onRun('statement', {}), signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 } },
    { ...onRun('calculate'), signedIn: managed },
    { ...onRun('submit', {}), signedIn: managed },
    { ...onRun('cancel'), signedIn: managed },
    { ...onRun('pay'), signedIn: managed },
    { ...onRun('retry', {}), signedIn: managed },
    { ...onRun('close'), signedIn: managed },
    {
      route: 'POST /api/waqf/:id/distributions/:runId/lines/:lineId/payment',
      path: runs(`/${noRun}/lines/${noRun}/payment`),
      body: { method: 'cash', receiptNumber: '1', paidOn: '2026-01-01' },
      signedIn: managed,
    },
    { route: 'GET /api/waqf/:id/payables', path: waqfPaths(ids, '/payables', ids.approved), signedIn: seen },
    { ...onRun('approve', {}), signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 } },
    {
      ...onRun('reject', { reason: 'لا توافق شرط الواقف' }),
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
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
      // The fixed amount is for nobody, so callers with the right to propose rules get 422.
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
