import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { completeNationalId } from '@waqf/formats';
import { NotificationsFacade } from '../../src/notifications/index.js';
import type { Browser } from '../browser.js';
import { browserAt, ReplicatedPlatform } from '../replicated-platform.js';
import { EventReader } from './event-reader.js';

/** The target is 200 pages with 20 reconnects each (`WAQF_FULL_FIGURES=1`); normally 40 pages with 10 reconnects. */
const full = process.env['WAQF_FULL_FIGURES'] === '1';
const people = full ? 20 : 8;
const pagesEach = full ? 10 : 5;
const reconnects = full ? 20 : 10;
const eventsEach = full ? 60 : 30;

let platform: ReplicatedPlatform;
beforeAll(async () => {
  platform = await ReplicatedPlatform.start(2);
}, 60_000);
afterAll(() => platform.stop(), 60_000);

interface Person {
  id: string;
  browser: Browser;
}

async function newPerson(index: number): Promise<Person> {
  const nationalId = completeNationalId(`1${String(20_000_000 + index)}`);
  const { id } = await platform.person(nationalId);
  return { id, browser: await platform.first.signIn(nationalId) };
}

/** The first request of a page, before any event. */
async function firstLook(person: Person): Promise<string | undefined> {
  const reader = await EventReader.open(person.browser);
  await reader.close();
  return reader.lastEventId;
}

/** A page that disconnects and reconnects repeatedly, at either process, until it has received the last event. */
async function restlessPage(person: Person, index: number, start: string | undefined): Promise<number[]> {
  const seen: number[] = [];
  let last = start;
  for (let round = 0; ; round += 1) {
    const reader = await EventReader.open(browserAt(platform.replica((index + round) % 2), person.browser), last);
    const stays = 20 + ((index * 7 + round * 13) % 60);
    if (round < reconnects) await new Promise((resolve) => setTimeout(resolve, stays));
    else await reader.until(() => seen.length + reader.events.length >= eventsEach, 30_000);
    await reader.close();
    last = reader.lastEventId;
    for (const event of reader.events) {
      const data = event.data as { waqfId: string; n: number };
      if (data.waqfId !== person.id) throw new Error('somebody else’s event');
      seen.push(data.n);
    }
    if (round === reconnects) return seen;
  }
}

test('pages that keep reconnecting to two processes get each of their own events exactly once', async () => {
  const crowd: Person[] = [];
  for (let index = 0; index < people; index += 1) crowd.push(await newPerson(index));
  const owners = crowd.flatMap((person) => Array.from({ length: pagesEach }, () => person));
  const starts = await Promise.all(owners.map(firstLook));
  const results = Promise.all(owners.map((person, index) => restlessPage(person, index, starts[index])));
  for (let n = 0; n < eventsEach; n += 1) {
    await Promise.all(
      crowd.map((person, index) => {
        const replica = platform.replica((index + n) % 2);
        return platform.inTransaction(
          (ctx) =>
            platform
              .get(NotificationsFacade, replica)
              .push(ctx, { userIds: [person.id], event: 'waqf.changed', data: { waqfId: person.id, n } }),
          replica,
        );
      }),
    );
  }
  const expected = Array.from({ length: eventsEach }, (_, n) => n);
  for (const seen of await results) expect(seen).toEqual(expected);
}, 300_000);
