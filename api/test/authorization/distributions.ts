import type { RowsOf } from '../authorization-matrix.js';
import { copyOf, sampleOf } from '../copied-rows.js';
import type { TestApi } from '../harness.js';
import { missing, type SampleIds, sampleIds, waqfPaths } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const paths = (tail: string) => waqfPaths(ids, `/rules${tail}`, ids.approved);
  const samples = await runsAndRules(api, ids);
  /** `own` is decided already, so callers with the right to act on it get an error about that. */
  const onVersion = (act: string, body?: object) => ({
    route: `POST /api/waqf/:id/rules/:version/${act}`,
    path: {
      own: `/api/waqf/${ids.approved}/rules/1/${act}`,
      foreign: `/api/waqf/${ids.foreign}/rules/1/${act}`,
      missing: `/api/waqf/${ids.approved}/rules/999999/${act}`,
    },
    ...(body ? { body } : {}),
  });
  const runs = (tail: string) => waqfPaths(ids, `/distributions${tail}`, ids.approved);
  /** `missing` is a run of another waqf under the caller's own waqf. */
  const runPaths = (id: string, tail = '') => ({
    own: `/api/waqf/${ids.approved}/distributions/${id}${tail}`,
    foreign: `/api/waqf/${ids.foreign}/distributions/${samples.foreignRun}${tail}`,
    missing: `/api/waqf/${ids.approved}/distributions/${samples.foreignRun}${tail}`,
  });
  const onRun = (act: string, id: string, body?: object) => ({
    route: `POST /api/waqf/:id/distributions/:runId/${act}`,
    path: runPaths(id, `/${act}`),
    ...(body ? { body } : {}),
  });
  const seen = {
    waqif: { own: 200, foreign: 404, missing: 404 },
    nazir: { own: 200, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 200, foreign: 200, missing: 404 },
  };
  const managed = (own: number) => ({
    waqif: { own: 403, foreign: 404, missing: 403 },
    nazir: { own, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 403 },
  });
  const deciders = (own: number) => ({
    waqif: { own, foreign: 404, missing: 404 },
    nazir: { own: 403, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 404 },
  });
  const versionDeciders = {
    waqif: { own: 409, foreign: 404, missing: 404 },
    nazir: { own: 409, foreign: 404, missing: 404 },
    beneficiary: 404,
    admin: { own: 403, foreign: 403, missing: 403 },
  };
  const payments = (tail = '') => ({
    own: `/api/beneficiary/payments/${samples.paidLine}${tail}`,
    foreign: `/api/beneficiary/payments/${samples.othersLine}${tail}`,
    missing: `/api/beneficiary/payments/${missing}${tail}`,
  });
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
      path: payments(),
      signedIn: { waqif: 403, nazir: 403, beneficiary: { own: 200, foreign: 404, missing: 404 }, admin: 403 },
    },
    {
      route: 'POST /api/beneficiary/payments/:id/notice',
      path: payments('/notice'),
      body: {},
      signedIn: { waqif: 403, nazir: 403, beneficiary: { own: 200, foreign: 404, missing: 404 }, admin: 403 },
    },
    { route: 'GET /api/waqf/:id/distributions', path: runs(''), signedIn: seen },
    {
      route: 'GET /api/distributions/latest',
      path: '/api/distributions/latest',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
    },
    {
      route: 'GET /api/distributions/removed',
      path: '/api/distributions/removed',
      signedIn: { waqif: 403, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'POST /api/waqf/:id/distributions',
      path: runs(''),
      // The period is in the future, so callers with the right to start a run get 422.
      body: { from: '2199-01-01', to: '2199-12-31' },
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 422, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'GET /api/waqf/:id/distributions/:runId',
      path: runPaths(samples.failed),
      signedIn: seen,
    },
    // The run is not closed, so callers who see it get 409.
    {
      ...onRun('statement', samples.failed, {}),
      signedIn: {
        waqif: { own: 409, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 409, foreign: 409, missing: 404 },
      },
    },
    // None of these acts is possible in the state of its run, so callers with the right to act get 409.
    { ...onRun('calculate', samples.failed), signedIn: managed(409) },
    { ...onRun('submit', samples.failed, {}), signedIn: managed(409) },
    { ...onRun('cancel', samples.failed), signedIn: managed(409) },
    { ...onRun('pay', samples.failed), signedIn: managed(409) },
    { ...onRun('retry', samples.submitted, {}), signedIn: managed(409) },
    { ...onRun('close', samples.submitted), signedIn: managed(409) },
    {
      route: 'POST /api/waqf/:id/distributions/:runId/lines/:lineId/payment',
      // The line is paid, so callers with the right to pay it by hand get 409.
      path: runPaths(samples.failed, `/lines/${samples.paidLine}/payment`),
      body: { method: 'cash', receiptNumber: '1', paidOn: '2026-11-20' },
      signedIn: managed(409),
    },
    { route: 'GET /api/waqf/:id/payables', path: waqfPaths(ids, '/payables', ids.approved), signedIn: seen },
    { ...onRun('approve', samples.submitted, {}), confirmed: true, signedIn: deciders(200) },
    // The founder approved this run long ago.
    { ...onRun('reject', samples.failed, { reason: 'لا توافق شرط الواقف' }), signedIn: deciders(409) },
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
    { ...onVersion('approve'), signedIn: versionDeciders },
    { ...onVersion('reject', { reason: 'لا توافق شرط الواقف' }), signedIn: versionDeciders },
    {
      ...onVersion('withdraw'),
      signedIn: {
        // Only the proposer, here the nazir, may withdraw a version.
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 409, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
  ];
};

/** Runs and rules of the first waqf, and copies of them for another one. */
async function runsAndRules(api: TestApi, ids: SampleIds) {
  const failed = await sampleOf(api, 'distributions.run', "waqf_id = $1 AND state = 'partially_failed'", [
    ids.approved,
  ]);
  const rules = await sampleOf(api, 'distributions.rule_set', 'waqf_id = $1 AND version = 1', [ids.approved]);
  await copyOf(api, 'distributions.rule_set', rules, { waqf_id: ids.foreign });
  const line = (of: string) =>
    sampleOf(
      api,
      'distributions.run_line',
      `run_id = $1 AND state = 'paid' AND EXISTS (SELECT FROM beneficiaries.beneficiary b
         JOIN identity.person p ON p.id = b.person_id WHERE b.id = beneficiary_id AND ${of})`,
      [failed],
    );
  const approval = await sampleOf(api, 'approvals.request', "subject_id = $1 AND state = 'approved'", [failed]);
  return {
    failed,
    submitted: await sampleOf(api, 'distributions.run', "waqf_id = $1 AND state = 'submitted'", [ids.approved]),
    foreignRun: await copyOf(api, 'distributions.run', failed, {
      waqf_id: ids.foreign,
      approval_id: await copyOf(api, 'approvals.request', approval, { waqf_id: ids.foreign }),
    }),
    paidLine: await line("p.national_id = '1000000065'"),
    othersLine: await line("p.national_id <> '1000000065'"),
  };
}
