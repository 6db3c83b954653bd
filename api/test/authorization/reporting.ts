import type { RowsOf } from '../authorization-matrix.js';
import { newId } from '../../src/platform/index.js';
import type { TestApi } from '../harness.js';
import { sampleOf } from '../copied-rows.js';
import { missing, sampleIds } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
  const nobodyElse = { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 };
  const stranger = await sampleOf(api, 'identity.person', "national_id = '1000000040'");
  const exports = { own: await readyExport(api, ids.approved), foreign: await readyExport(api, ids.foreign) };
  const exported = (tail = '') => ({
    own: `/api/exports/${exports.own}${tail}`,
    foreign: `/api/exports/${exports.foreign}${tail}`,
    missing: `/api/exports/${missing}${tail}`,
  });
  const schedules = {
    own: await schedule(api, ids.approved, stranger),
    foreign: await schedule(api, ids.foreign, stranger),
    third: await schedule(api, ids.amended, stranger),
  };
  const end = (id: string) => `/api/report-schedules/${id}/end`;
  const scheduled = (tail: string) => ({
    own: `/api/report-schedules/${schedules.own}${tail}`,
    foreign: `/api/report-schedules/${schedules.foreign}${tail}`,
    missing: `/api/report-schedules/${missing}${tail}`,
  });
  return [
    {
      route: 'GET /api/dashboard/stats',
      path: '/api/dashboard/stats',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 200, admin: 200 },
    },
    {
      route: 'GET /api/admin/dashboard',
      path: '/api/admin/dashboard',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 403, admin: 200 },
    },
    {
      route: 'GET /api/beneficiary/dashboard',
      path: '/api/beneficiary/dashboard',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/transactions',
      path: '/api/beneficiary/transactions',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    {
      route: 'GET /api/beneficiary/statement',
      path: '/api/beneficiary/statement',
      signedIn: { waqif: 403, nazir: 403, beneficiary: 200, admin: 403 },
    },
    { route: 'GET /api/public/stats', path: '/api/public/stats', everybody: 200 },
    {
      route: 'GET /api/reports/:type',
      path: {
        own: `/api/reports/financial?waqfId=${ids.approved}`,
        foreign: `/api/reports/financial?waqfId=${ids.foreign}`,
        missing: `/api/reports/financial?waqfId=${missing}`,
      },
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 403,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'GET /api/figure-entries',
      path: {
        own: `/api/figure-entries?figure=contra.ghalla&waqfId=${ids.approved}`,
        foreign: `/api/figure-entries?figure=contra.ghalla&waqfId=${ids.foreign}`,
        missing: `/api/figure-entries?figure=contra.ghalla&waqfId=${missing}`,
      },
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 403,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    { route: 'GET /api/exports/:id', path: exported(), signedIn: nobodyElse },
    { route: 'GET /api/exports/:id/file', path: exported('/file'), signedIn: nobodyElse },
    { route: 'POST /api/exports/:id/file', path: exported('/file'), body: {}, signedIn: nobodyElse },
    {
      route: 'POST /api/waqf/:id/certificate',
      path: {
        own: `/api/waqf/${ids.approved}/certificate`,
        foreign: `/api/waqf/${ids.foreign}/certificate`,
        missing: `/api/waqf/${missing}/certificate`,
      },
      body: {},
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/exports/:id/share',
      path: exported('/share'),
      body: { readers: [missing] },
      signedIn: nobodyElse,
    },
    {
      route: 'GET /api/waqf/:id/report-readers',
      path: {
        own: `/api/waqf/${ids.approved}/report-readers`,
        foreign: `/api/waqf/${ids.foreign}/report-readers`,
        missing: `/api/waqf/${missing}/report-readers`,
      },
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 200, foreign: 404, missing: 404 },
        beneficiary: 403,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    {
      route: 'POST /api/waqf/:id/pack',
      path: {
        foreign: `/api/waqf/${ids.foreign}/pack`,
        missing: `/api/waqf/${missing}/pack`,
        own: `/api/waqf/${ids.approved}/pack`,
      },
      body: {},
      // Without a fresh confirmation nobody gets one.
      signedIn: {
        waqif: { own: 403, foreign: 404, missing: 404 },
        nazir: { own: 403, foreign: 404, missing: 404 },
        beneficiary: 404,
        admin: { own: 403, foreign: 403, missing: 404 },
      },
    },
    {
      route: 'GET /api/report-schedules',
      path: '/api/report-schedules',
      signedIn: { waqif: 200, nazir: 200, beneficiary: 403, admin: 200 },
    },
    {
      route: 'POST /api/report-schedules',
      path: '/api/report-schedules',
      body: {
        waqfId: ids.foreign,
        report: 'financial',
        format: 'pdf',
        frequency: 'month',
        calendar: 'hijri',
        readers: [missing],
      },
      // The reader is unknown, so the administrator, who sees every waqf, gets 422.
      signedIn: { waqif: 404, nazir: 404, beneficiary: 403, admin: 422 },
    },
    {
      route: 'POST /api/report-schedules/:id/end',
      // The administrator has schedules of their own, because the founder has ended the first one by then.
      path: (caller) => ({ ...scheduled('/end'), ...(caller === 'admin' ? { own: end(schedules.third) } : {}) }),
      signedIn: {
        waqif: { own: 200, foreign: 404, missing: 404 },
        nazir: { own: 403, foreign: 404, missing: 404 },
        beneficiary: 403,
        admin: { own: 200, foreign: 200, missing: 404 },
      },
    },
    // The reports are sent to somebody else.
    { route: 'POST /api/report-schedules/:id/leave', path: scheduled('/leave'), signedIn: nobodyElse },
    { route: 'POST /api/report-stops', path: '/api/report-stops', body: { code: 'unknown' }, everybody: 200 },
    { route: 'GET /api/verify/:code', path: `/api/verify/${'0'.repeat(32)}`, everybody: 200 },
  ];
};

/** Adds a finished report about a waqf that an unknown person requested, and returns its id. */
async function readyExport(api: TestApi, waqfId: string): Promise<string> {
  const id = newId();
  await api.query(
    `INSERT INTO reporting.export (id, requested_by, role, report, format, language, filters, origin, fingerprint,
       state, progress, requested_at, expires_at, file_name, sha256, size)
     SELECT $1, gen_random_uuid(), 'nazir', 'financial', 'pdf', 'ar', $2, 'http://localhost', gen_random_uuid(),
       'ready', 100, now(), now() + interval '1 day', 'report.pdf', a.sha256, a.size_bytes
     FROM documents.attachment a LIMIT 1`,
    [id, JSON.stringify({ waqfId })],
  );
  return id;
}

/** Adds scheduled reports about a waqf, created by a person and sent only to them, and returns their id. */
async function schedule(api: TestApi, waqfId: string, personId: string): Promise<string> {
  const id = newId();
  await api.query(
    `INSERT INTO reporting.schedule (id, waqf_id, report, format, frequency, calendar, created_by, created_by_name,
       created_at, origin, state, next_on)
     VALUES ($1, $2, 'financial', 'pdf', 'year', 'hijri', $3, 'فهد', now(), 'http://localhost', 'active',
       '2099-01-01')`,
    [id, waqfId, personId],
  );
  await api.query(
    `INSERT INTO reporting.schedule_reader (schedule_id, person_id, role, stop_code)
     VALUES ($1, $2, 'nazir', gen_random_uuid()::text)`,
    [id, personId],
  );
  return id;
}
