import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { newId } from '../../src/platform/index.js';
import { startApi, type TestApi } from '../harness.js';
import { people } from '../membership/approved-waqf.js';

let api: TestApi;
let owner: pg.Client;
let userId: string;
const [named, other] = [newId(), newId()];

beforeAll(async () => {
  api = await startApi({ samples: 'people' });
  owner = new pg.Client({ connectionString: api.database.url });
  await owner.connect();
  const [user] = await api.query<{ id: string }>('SELECT id FROM identity.person WHERE national_id = $1', [
    people.nazir,
  ]);
  userId = user?.id ?? '';
  await owner.query(
    `INSERT INTO notifications.notification (id, user_id, title_ar, title_en, message_ar, message_en, type, priority,
       category, created_at) SELECT id, $2, 'أ', 'a', 'أ', 'a', 'info', 'low', 'system', now()
     FROM unnest($1::uuid[]) AS made (id)`,
    [[named, other], userId],
  );
  await addEvents([named, named, other]);
}, 120_000);
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const addEvents = (ids: readonly string[]) =>
  owner.query(
    `INSERT INTO notifications.stream_event (user_id, event, notification_id, data)
     SELECT $1, 'notification', id, '{}' FROM unnest($2::uuid[]) AS named (id)`,
    [userId, ids],
  );
const events = async (): Promise<number> => (await api.query('SELECT FROM notifications.stream_event')).length;

test('each event of a stream refers to an existing notification, whoever writes it', async () => {
  const before = await events();
  await expect(addEvents([newId()])).rejects.toThrow('a notification that does not exist');
  await expect(addEvents([named, newId(), other])).rejects.toThrow('a notification that does not exist');
  expect(await events()).toBe(before);
});

test.each([
  ['an event renamed to nothing', `UPDATE notifications.stream_event SET notification_id = $1`, [newId()]],
  ['a named notification deleted', 'DELETE FROM notifications.notification WHERE id = $1', [named]],
  ['deleted past the table, in its partition', 'DELETE FROM notifications.notification_first WHERE id = $1', [named]],
  ['a named notification renamed', 'UPDATE notifications.notification SET id = $2 WHERE id = $1', [named, newId()]],
  ['all notifications emptied', 'TRUNCATE notifications.notification', []],
  ['emptied with their deliveries', 'TRUNCATE notifications.notification, notifications.delivery', []],
])('even the owner can’t leave an event without its notification: %s', async (_, text, values) => {
  await expect(owner.query(text, values)).rejects.toThrow(/named by others|does not exist|cannot truncate/);
});
