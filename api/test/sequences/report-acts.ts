import type { Act } from './act.js';
import { cast } from './world.js';

const exported: Act = (world, waqf) => ({
  by: world.one([waqf.nazir, waqf.waqif]),
  path: '/api/exports',
  body: {
    report: world.one(['financial', 'detailed', 'waqf_summary', 'position']),
    format: world.one(['csv', 'xlsx']),
    language: world.one(['ar', 'en']),
    filters: { waqfId: waqf.id },
  },
});

const schedule: Act = async (world, waqf) => {
  const reader = await world.row('SELECT id FROM identity.person WHERE national_id = ANY ($1) ORDER BY id', [
    [waqf.nazir, waqf.waqif],
  ]);
  return (
    reader && {
      by: world.one([waqf.nazir, waqf.waqif]),
      path: '/api/report-schedules',
      body: {
        waqfId: waqf.id,
        report: 'financial',
        format: 'csv',
        frequency: world.one(['month', 'quarter', 'year']),
        calendar: world.one(['hijri', 'gregorian']),
        readers: [reader.id],
      },
    }
  );
};

const endSchedule: Act = async (world, waqf) => {
  const row = await world.row('SELECT id FROM reporting.schedule WHERE waqf_id = $1 ORDER BY id', [waqf.id]);
  const act = world.one(['end', 'leave']);
  return row && { by: world.one([waqf.nazir, waqf.waqif]), path: `/api/report-schedules/${row.id}/${act}` };
};

const certificate: Act = (world, waqf) => ({
  by: world.one([waqf.nazir, waqf.waqif]),
  path: `/api/waqf/${waqf.id}/certificate`,
  body: {},
});

/** What each role reads, with ids of any waqf: the answers are searched for ids that are not the reader's. */
const read: Act = (world, waqf) => {
  const by = world.anybody();
  const role = Object.entries(cast).find(([, people]) => (people as readonly string[]).includes(by))?.[0];
  const own =
    role === 'beneficiary'
      ? ['/api/beneficiary/payments', '/api/beneficiary/entitlements', '/api/beneficiary/objections']
      : ['/api/waqfs', '/api/transactions', '/api/bank-transactions', '/api/approvals', '/api/beneficiaries'];
  const shared = [
    '/api/notifications',
    '/api/distributions/latest',
    '/api/desk',
    '/api/search?q=وقف',
    '/api/objections',
  ];
  const one = ['', '/distributions', '/rules', '/years', '/payables', '/account-statement', '/transfer-policy'];
  const path = world.chance(0.5) ? world.one([...own, ...shared]) : `/api/waqf/${waqf.id}${world.one(one)}`;
  return { by, method: 'GET', path };
};

const role: Act = async (world) => {
  const row = await world.row<{ id: string; roles: string }>(
    "SELECT id FROM identity.person WHERE national_id IN ('2000000014', '1000000115') ORDER BY id",
  );
  return (
    row && {
      by: world.one(cast.admin),
      method: world.chance(0.5) ? 'DELETE' : 'PATCH',
      path: `/api/admin/users/${row.id}`,
      body: { reason: 'من تسلسل عشوائي' },
    }
  );
};

export const reportActs: readonly (readonly [number, Act])[] = [
  [2, exported],
  [1, schedule],
  [1, endSchedule],
  [1, certificate],
  [12, read],
  [1, role],
];
