import type { RowsOf } from '../authorization-matrix.js';
import { missing, sampleIds } from './endowments.js';

export const rows: RowsOf = async (api) => {
  const ids = await sampleIds(api);
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
    {
      route: 'GET /api/exports/:id',
      path: `/api/exports/${missing}`,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    {
      route: 'GET /api/exports/:id/file',
      path: `/api/exports/${missing}/file`,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
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
      path: `/api/exports/${missing}/share`,
      body: { readers: [missing] },
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
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
        waqfId: missing,
        report: 'financial',
        format: 'pdf',
        frequency: 'month',
        calendar: 'hijri',
        readers: [missing],
      },
      signedIn: { waqif: 404, nazir: 404, beneficiary: 403, admin: 404 },
    },
    {
      route: 'POST /api/report-schedules/:id/end',
      path: `/api/report-schedules/${missing}/end`,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    {
      route: 'POST /api/report-schedules/:id/leave',
      path: `/api/report-schedules/${missing}/leave`,
      signedIn: { waqif: 404, nazir: 404, beneficiary: 404, admin: 404 },
    },
    { route: 'POST /api/report-stops', path: '/api/report-stops', body: { code: 'unknown' }, everybody: 200 },
    { route: 'GET /api/verify/:code', path: `/api/verify/${'0'.repeat(32)}`, everybody: 200 },
  ];
};
