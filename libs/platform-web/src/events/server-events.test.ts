import { jest } from '@jest/globals';
import { onUnauthorized } from '../http/http';
import { closeServerEvents, onServerEvent, startServerEventsAt } from './server-events';

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeStream[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
  say(name: string, data: unknown, lastEventId: string): void {
    this.dispatchEvent(
      Object.assign(new Event(name), { data: typeof data === 'string' ? data : JSON.stringify(data), lastEventId }),
    );
  }
  giveUp(): void {
    this.readyState = FakeStream.CLOSED;
    this.onerror?.();
  }
}

const changed = { waqfId: '01900000-0000-7000-8000-000000000001' };

beforeEach(() => {
  jest.useFakeTimers();
  FakeStream.opened = [];
  Object.assign(globalThis, { EventSource: FakeStream, fetch: async () => new Response('', { status: 401 }) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeServerEvents();
  jest.useRealTimers();
});

test('all listeners share one connection, which ends with the last listener', () => {
  const heard: unknown[] = [];
  const stops = [
    onServerEvent('waqf.changed', (event) => heard.push(event)),
    onServerEvent('waqf.changed', (event) => heard.push(event)),
  ];
  FakeStream.opened[0]?.say('waqf.changed', changed, '7');
  expect(heard).toEqual([changed, changed]);
  expect(FakeStream.opened).toHaveLength(1);
  stops[0]?.();
  expect(FakeStream.opened[0]?.readyState).toBe(1);
  stops[1]?.();
  expect(FakeStream.opened[0]?.readyState).toBe(FakeStream.CLOSED);
});

test('the connection waits until the browser is idle, and is not opened when nobody listens any more', () => {
  const asked: IdleRequestCallback[] = [];
  const cancelled = jest.fn();
  const idle = { requestIdleCallback: (run: IdleRequestCallback) => asked.push(run), cancelIdleCallback: cancelled };
  Object.assign(globalThis, idle);
  try {
    onServerEvent('waqf.changed', () => undefined)();
    expect(cancelled).toHaveBeenCalledWith(1);
    onServerEvent('waqf.changed', () => undefined);
    onServerEvent('notification', () => undefined);
    expect(asked).toHaveLength(2);
    expect(FakeStream.opened).toHaveLength(0);
    asked[1]?.({ didTimeout: false, timeRemaining: () => 9 });
    expect(FakeStream.opened).toHaveLength(1);
  } finally {
    for (const name of Object.keys(idle)) Reflect.deleteProperty(globalThis, name);
  }
});

test('an event that breaks its contract is not delivered', () => {
  const heard = jest.fn();
  onServerEvent('waqf.changed', heard);
  FakeStream.opened[0]?.say('waqf.changed', { waqfId: 'x' }, '7');
  FakeStream.opened[0]?.say('waqf.changed', '{', '8');
  expect(heard).not.toHaveBeenCalled();
});

test('a lost connection is reopened from the last event, with longer pauses', () => {
  const heard = jest.fn();
  onServerEvent('waqf.changed', heard);
  FakeStream.opened[0]?.say('waqf.changed', changed, '7');
  FakeStream.opened[0]?.giveUp();
  jest.advanceTimersByTime(1_000);
  expect(FakeStream.opened[1]?.url).toBe('/api/notifications/stream?lastEventId=7');
  FakeStream.opened[1]?.giveUp();
  jest.advanceTimersByTime(1_000);
  expect(FakeStream.opened).toHaveLength(2);
  jest.advanceTimersByTime(1_000);
  expect(FakeStream.opened).toHaveLength(3);
  FakeStream.opened[2]?.say('waqf.changed', changed, '8');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the first connection begins where the page was made, and one of the next person from now', () => {
  startServerEventsAt('41');
  onServerEvent('waqf.changed', () => undefined);
  closeServerEvents();
  onServerEvent('waqf.changed', () => undefined);
  expect(FakeStream.opened.map(({ url }) => url)).toEqual([
    '/api/notifications/stream?lastEventId=41',
    '/api/notifications/stream',
  ]);
});

test('a refused connection asks whether the session ended', async () => {
  const ended = jest.fn();
  const stop = onUnauthorized(ended);
  onServerEvent('waqf.changed', () => undefined);
  FakeStream.opened[0]?.giveUp();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});
