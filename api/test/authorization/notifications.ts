import { IdentityFacade } from '../../src/identity/index.js';
import { NotificationsFacade } from '../../src/notifications/index.js';
import { Contexts, type Ctx, Transactions } from '../../src/platform/index.js';
import { type Caller, isRole, nationalIds, type RoleCaller, type RowsOf } from '../authorization-matrix.js';
import { idOf } from '../copied-rows.js';
import type { TestApi } from '../harness.js';

const missing = '0199a000-0000-7000-8000-000000000000';
const everyRole = <T>(expected: T): Record<RoleCaller, T> => ({
  waqif: expected,
  nazir: expected,
  beneficiary: expected,
  admin: expected,
});

/** Creates a notification for the person of each role. */
async function notificationOfEach(api: TestApi): Promise<Map<Caller, string>> {
  const { app } = api.application;
  const of = new Map<Caller, string>();
  await app.get(Transactions).run(app.get(Contexts).system('test'), async (ctx: Ctx) => {
    for (const [role, nationalId] of Object.entries(nationalIds) as [RoleCaller, string][]) {
      const person = await app.get(IdentityFacade, { strict: false }).personByNationalId(ctx, nationalId);
      if (!person) throw new Error(`no ${role} among the samples`);
      const words = { ar: 'إشعار', en: 'Notice' };
      await app.get(NotificationsFacade, { strict: false }).notify(ctx, {
        userId: person.id,
        title: words,
        message: words,
        type: 'info',
        priority: 'low',
        category: 'system',
      });
      const [row]: { id: string }[] = await ctx.manager.query(
        'SELECT id FROM notifications.notification WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
        [person.id],
      );
      of.set(role, idOf(row));
    }
  });
  return of;
}

export const rows: RowsOf = async (api) => {
  const notifications = await notificationOfEach(api);
  const readPath = (id: string | undefined) => `/api/notifications/${id ?? 'none'}/read`;
  return [
    { route: 'GET /api/notifications', path: '/api/notifications', signedIn: everyRole(200) },
    { route: 'GET /simulator/mailbox', path: '/simulator/mailbox', everybody: 200 },
    { route: 'GET /simulator/mailbox/:id', path: '/simulator/mailbox/999999', everybody: 404 },
    { route: 'GET /simulator/mailbox/:id/source', path: '/simulator/mailbox/999999/source', everybody: 404 },
    { route: 'GET /api/notifications/stream', path: '/api/notifications/stream', signedIn: everyRole(200) },
    { route: 'POST /api/notifications/read-all', path: '/api/notifications/read-all', signedIn: everyRole(200) },
    {
      route: 'PATCH /api/notifications/:id/read',
      path: (caller) => ({
        own: readPath(notifications.get(isRole(caller) ? caller : 'waqif')),
        foreign: readPath(notifications.get(caller === 'nazir' ? 'waqif' : 'nazir')),
        missing: readPath(missing),
      }),
      signedIn: everyRole({ own: 200, foreign: 404, missing: 404 }),
    },
  ];
};
