import type { Notification } from '@waqf/contracts/notifications';
import { byDay } from './notification-days';

const row = (createdAt: string, title: string) =>
  ({ id: `${createdAt} ${title}`, createdAt, title, category: 'waqf', type: 'info' }) as Notification;
const now = new Date('2026-11-23T09:00:00.000Z');

test('notifications are grouped by days in Riyadh, named relative to today', () => {
  const days = byDay(
    [
      row('2026-11-23T08:00:00.000Z', 'a'),
      // 00:30 on the 23rd in Riyadh.
      row('2026-11-22T21:30:00.000Z', 'b'),
      row('2026-11-22T20:30:00.000Z', 'c'),
      row('2026-11-20T08:00:00.000Z', 'd'),
    ],
    now,
  );
  expect(days.map(({ day, name, runs }) => [day, name, runs.length])).toEqual([
    ['2026-11-23', 'today', 2],
    ['2026-11-22', 'yesterday', 1],
    ['2026-11-20', null, 1],
  ]);
});

test('three equal notifications in a row are grouped, two are not', () => {
  const at = (minute: number, title: string) => row(`2026-11-23T08:${60 - minute}:00.000Z`, title);
  const [day] = byDay([at(1, 'x'), at(2, 'x'), at(3, 'x'), at(4, 'y'), at(5, 'y'), at(6, 'x')], now);
  expect(day?.runs.map((run) => run.length)).toEqual([3, 1, 1, 1]);
});
