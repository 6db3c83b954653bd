import { failedJobList, failedMailList, testMessageResult } from '@waqf/contracts/operations';
import { Contexts, type Ctx, defineQueue, Jobs, Transactions } from '../../src/platform/index.js';
import type { Browser } from '../browser.js';
import { startApi, type TestApi } from '../harness.js';

const queue = defineQueue<{ n: number }>('test.breaks');
let api: TestApi;
let admin: Browser;
let system: Ctx;
let broken = true;
const done: number[] = [];

beforeAll(async () => {
  api = await startApi({
    samples: 'people',
    prepare: (app) =>
      app.get(Jobs).work(queue, async ({ data }) => {
        if (broken) throw new TypeError('سالم الغامدي 1000000016');
        done.push(data.n);
      }),
  });
  admin = await api.signIn('1000000131');
  system = api.application.app.get(Contexts).system('test');
});
afterAll(() => api.stop());

const list = async () => failedJobList.parse((await admin.get('/api/admin/jobs')).body);

/** A job at its last attempt, so that one failure sets it aside. */
async function fail(n: number): Promise<string> {
  broken = true;
  const before = (await list()).figures.failed;
  await api.query('UPDATE pgboss.queue SET retry_limit = 0 WHERE name = $1', [queue.name]);
  const { app } = api.application;
  await app.get(Transactions).run(system, (ctx) => app.get(Jobs).enqueue(ctx, queue, { n }));
  await api.query(`UPDATE pgboss.job SET retry_limit = 0 WHERE name = $1 AND state IN ('created', 'retry')`, [
    queue.name,
  ]);
  for (const end = Date.now() + 15_000; (await list()).figures.failed === before && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  return (await list()).jobs[0]?.id ?? '';
}

test('a failed job shows its task and attempts but no data of its error, and succeeds when retried', async () => {
  const id = await fail(1);
  const [job] = (await list()).jobs;
  expect(job).toMatchObject({ id, queue: 'test.breaks' });
  expect(job?.attempts).toBeGreaterThanOrEqual(1);
  expect(job?.error).toMatch(/^TypeError/);
  const stored = await api.query('SELECT output FROM pgboss.job WHERE id = $1', [id]);
  expect(JSON.stringify([job, stored])).not.toMatch(/الغامدي|1000000016/);
  broken = false;
  expect((await admin.post(`/api/admin/jobs/${id}/retry`, {})).status).toBe(204);
  await api.settled();
  expect(done).toEqual([1]);
  expect((await admin.post(`/api/admin/jobs/${id}/retry`, {})).body).toMatchObject({
    code: 'operations.job-not-found',
  });
});

test('a job is discarded only with a reason, and discarding and retrying are audited', async () => {
  const id = await fail(2);
  expect((await admin.post(`/api/admin/jobs/${id}/discard`, { reason: ' ' })).status).toBe(400);
  expect((await admin.post(`/api/admin/jobs/${id}/discard`, { reason: 'أُلغي الطلب' })).status).toBe(204);
  expect((await list()).jobs).toEqual([]);
  expect(
    await api.query(`SELECT action, reason FROM platform.audit_entry WHERE subject_type = 'job' ORDER BY occurred_at`),
  ).toEqual([
    { action: 'operations.job-retried', reason: null },
    { action: 'operations.job-discarded', reason: 'أُلغي الطلب' },
  ]);
});

test('a test message is sent through all channels; a failed one is listed without its address', async () => {
  const answer = await admin.post('/api/admin/system/test-message', {});
  expect(testMessageResult.parse(answer.body)).toMatchObject({ list: true, email: true });
  await api.settled();
  const notices = (await admin.get('/api/notifications')).body as { notifications: { title: string }[] };
  expect(notices.notifications[0]?.title).toBe('رسالة تجربة');
  await api.query(
    `UPDATE notifications.delivery SET state = 'failed', sent_at = NULL, attempts = 1,
       problem = '550 <' || (SELECT email FROM identity.person WHERE national_id = '1000000131') || '>: no mailbox'
     WHERE channel = 'email'`,
  );
  const { mails, figures } = failedMailList.parse((await admin.get('/api/admin/mails')).body);
  expect(figures.failed).toBe(mails.length);
  expect(mails[0]).toMatchObject({ channel: 'email', state: 'final', problem: '550 <••>: no mailbox' });
  expect(JSON.stringify(mails)).not.toMatch(/[a-z]{3,}@/);
});
