import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documentProgress, type DocumentProgress } from '@waqf/contracts/documents';
import { startApi, type TestApi } from '../harness.js';
import { EventReader } from '../notifications/event-reader.js';
import { Founder } from './founder.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 180_000);
afterAll(() => api.stop());

test('the founder alone sees each stage live, and the waqf becomes pending with the third deed', async () => {
  const founder = new Founder(await api.signIn('1000000016'));
  const watching = await EventReader.open(await api.signIn('1000000016'));
  const stranger = await EventReader.open(await api.signIn('1000000024'));
  const waqfId = await founder.create();
  await founder.uploadTrio(waqfId);
  await founder.read(waqfId);
  await api.settled();
  const progress = () =>
    watching.events
      .filter(({ event }) => event === 'document.progress')
      .map(({ data }) => documentProgress.parse(data) as DocumentProgress);
  await watching.until(() => progress().filter(({ status }) => status === 'processed').length === 3, 30_000);

  for (const type of ['property_deed', 'waqf_deed', 'nazir_deed']) {
    const own = progress().filter((event) => event.type === type);
    const done = own.map(({ stages }) => stages.filter(({ state }) => state === 'done').length);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(5);
    expect(own.length).toBeGreaterThan(2);
    expect(own.every((event) => event.waqfId === waqfId)).toBe(true);
  }
  expect(
    progress()
      .filter(({ status }) => status === 'processed')
      .map(({ waqfStatus }) => waqfStatus),
  ).toEqual(['draft', 'draft', 'pending']);
  const titles = () =>
    watching.events
      .filter(({ event }) => event === 'notification')
      .map(({ data }) => (data as { notification: { title: string } }).notification.title);
  await watching.until(() => titles().includes('اكتملت معالجة الوثائق'), 30_000);
  expect(titles().filter((title) => title === 'اكتملت معالجة الوثائق')).toHaveLength(1);
  expect(stranger.events).toEqual([]);
  await watching.close();
  await stranger.close();
}, 120_000);
