import { NotificationsFacade } from '../../src/notifications/index.js';
import { Contexts, type Ctx, Jobs, Settings, type SystemSettings, Transactions } from '../../src/platform/index.js';
import { deliverQueue } from '../../src/notifications/notifications.queues.js';
import { startApi, type TestApi } from '../harness.js';
import { MailServer } from './mail-server.js';

let server: MailServer;
let api: TestApi;
let founderId: string;

beforeAll(async () => {
  server = await MailServer.start();
  api = await startApi({ samples: 'people', environment: { smtpUrl: server.url, publicUrl: undefined } });
  founderId =
    (await api.query<{ id: string }>(`SELECT id FROM identity.person WHERE national_id = '1000000016'`))[0]?.id ?? '';
});
afterAll(async () => {
  await api.stop();
  await server.stop();
});
beforeEach(() => {
  server.messages.length = 0;
  server.orders.length = 0;
});

function inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { app } = api.application;
  return app.get(Transactions).run(app.get(Contexts).system('test'), work);
}

let sequence = 0;

/** Sends a notice to the founder and returns its title. */
async function notify(more: Partial<Parameters<NotificationsFacade['notify']>[1]> = {}): Promise<string> {
  const title = `Notice ${(sequence += 1)}`;
  await inTransaction((ctx) =>
    api.application.app.get(NotificationsFacade, { strict: false }).notify(ctx, {
      userId: founderId,
      title: { ar: title, en: title },
      message: { ar: 'نص <الإشعار>', en: 'Text' },
      type: 'info',
      priority: 'low',
      category: 'system',
      actionUrl: '/waqf',
      ...more,
    }),
  );
  return title;
}

const change = (changes: Partial<SystemSettings>) =>
  inTransaction((ctx) => api.application.app.get(Settings).change(ctx, changes));

interface Delivery {
  channel: string;
  state: string;
  attempts: number;
  problem: string | null;
}
const deliveriesOf = (title: string) =>
  api.query<Delivery>(
    `SELECT channel, state, attempts, problem FROM notifications.delivery d JOIN notifications.notification n
      ON n.id = d.notification_id
   WHERE n.title_en = $1 ORDER BY channel`,
    [title],
  );

async function until(
  title: string,
  condition: (delivery: Delivery | undefined) => boolean,
): Promise<Delivery | undefined> {
  for (const deadline = Date.now() + 15_000; ; ) {
    const [delivery] = await deliveriesOf(title);
    if (condition(delivery)) return delivery;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${JSON.stringify(delivery)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Makes waiting deliveries due now. */
const hurry = () =>
  api.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'notifications.deliver' AND state = 'created'`);
/** The decoded parts of a multipart message. */
function partsOf(message: string): string[] {
  return [...message.matchAll(/Content-Transfer-Encoding: (base64|quoted-printable)\r\n\r\n([\s\S]+?)\r\n--/g)].map(
    ([, encoding, body = '']) => {
      if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    },
  );
}

const idOf = (message: string | undefined) => /^Message-ID: (<.+>)/im.exec(message ?? '')?.[1];

test('a notification is mailed once, after its commit, in Arabic from right to left, with a plain part', async () => {
  const title = await notify({ title: { ar: 'اعتُمد الوقف', en: 'mail 1' } }).then(() => 'mail 1');
  await api.settled();
  expect(await deliveriesOf(title)).toEqual([{ channel: 'email', state: 'sent', attempts: 1, problem: null }]);
  expect(server.messages).toHaveLength(1);
  const [message = ''] = server.messages;
  expect(message.replace(/\r\n[ \t]+/g, ' ')).toMatch(/^To: .*<yousef\.alanazi@people\.example>/m);
  expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
  const parts = partsOf(message);
  expect(parts).toHaveLength(2);
  expect(parts[0]).toContain('نص <الإشعار>');
  expect(parts[1]).toContain('dir="rtl"');
  expect(parts[1]).toContain('نص &lt;الإشعار&gt;');
  expect(parts[1]).toContain(`href="${api.url.replace('127.0.0.1', 'localhost')}/waqf"`);
});

test('a notification that is rolled back is not mailed', async () => {
  await expect(
    inTransaction(async (ctx) => {
      await api.application.app.get(NotificationsFacade, { strict: false }).notify(ctx, {
        userId: founderId,
        title: { ar: 'لا', en: 'never' },
        message: { ar: 'لا', en: 'never' },
        type: 'info',
        priority: 'low',
        category: 'system',
      });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await api.settled();
  expect(server.messages).toEqual([]);
});

test('a mail is sent again later if the server is busy, and the attempts are counted', async () => {
  server.orders.push('busy');
  const title = await notify();
  expect(await until(title, (delivery) => delivery?.state === 'waiting' && delivery.attempts === 1)).toMatchObject({
    problem: expect.stringContaining('451'),
  });
  expect(server.messages).toEqual([]);
  await hurry();
  await api.settled();
  expect(await deliveriesOf(title)).toEqual([{ channel: 'email', state: 'sent', attempts: 2, problem: null }]);
  expect(server.messages).toHaveLength(1);
});

test('after a lost answer a mail is sent again with the same id, so that mail systems drop the copy', async () => {
  server.orders.push('lose');
  const title = await notify();
  await until(title, (delivery) => delivery?.state === 'waiting' && delivery.attempts === 1);
  await hurry();
  await api.settled();
  expect(await deliveriesOf(title)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  const [first, second] = server.messages.map(idOf);
  expect(first).toMatch(/^<[0-9a-f-]{36}@waqf\.example>$/);
  expect(second).toBe(first);
});

test('a job that runs twice sends once; one whose process died sends again, with the same id', async () => {
  const title = await notify();
  await api.settled();
  const [row] = await api.query<{ id: string }>(
    `SELECT d.id FROM notifications.delivery d JOIN notifications.notification n ON n.id = d.notification_id
      WHERE n.title_en = $1`,
    [title],
  );
  const runAgain = async () => {
    const data = { deliveryId: row?.id ?? '' };
    await inTransaction((ctx) =>
      api.application.app.get(Jobs).enqueue(ctx, deliverQueue, data, { key: data.deliveryId }),
    );
    await api.settled();
  };
  await runAgain();
  expect(server.messages).toHaveLength(1);

  await api.query(`UPDATE notifications.delivery SET state = 'sending', sent_at = NULL WHERE id = $1`, [row?.id]);
  await runAgain();
  expect(await deliveriesOf(title)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(server.messages.map(idOf)).toEqual([`<${row?.id}@waqf.example>`, `<${row?.id}@waqf.example>`]);
});

test('after a permanent refusal of the recipient the mail is not sent again', async () => {
  server.orders.push('no-such-person');
  const title = await notify();
  await api.settled();
  expect(await deliveriesOf(title)).toEqual([
    { channel: 'email', state: 'failed', attempts: 1, problem: expect.stringContaining('550') },
  ]);
});

test('a mail that waits for another attempt is withheld once mails are switched off', async () => {
  server.orders.push('busy');
  const title = await notify();
  await until(title, (delivery) => delivery?.state === 'waiting' && delivery.attempts === 1);
  await change({ enableEmailNotifications: false });
  await hurry();
  await api.settled();
  expect(await deliveriesOf(title)).toMatchObject([{ state: 'withheld', attempts: 1 }]);
  await change({ enableEmailNotifications: true });
  expect(server.messages).toEqual([]);
});

test.each([
  ['enableEmailNotifications', false, 1, []],
  ['enableSmsNotifications', true, 1, ['email', 'sms']],
  ['enableNotifications', false, 0, []],
] as const)('the platform’s switch %s set to %s', async (name, value, kept, channels) => {
  await api.query(`UPDATE identity.person SET sms_notifications = true, phone = '+966500000001' WHERE id = $1`, [
    founderId,
  ]);
  await change({ [name]: value });
  const title = await notify();
  await api.settled();
  await change({ [name]: !value });
  await api.query(`UPDATE identity.person SET sms_notifications = false WHERE id = $1`, [founderId]);
  expect(await api.query('SELECT FROM notifications.notification WHERE title_en = $1', [title])).toHaveLength(kept);
  expect((await deliveriesOf(title)).map(({ channel, state }) => [channel, state])).toEqual(
    channels.map((channel) => [channel, 'sent']),
  );
});
