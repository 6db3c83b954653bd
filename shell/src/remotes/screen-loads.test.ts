import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { contractVersion, type Remote } from '@waqf/platform-web';

const listeners = new Set<() => void>();
let remote: Remote | null = null;
jest.unstable_mockModule('./loader', () => ({
  remoteState: () => (remote ? { status: 'ready', remote } : { status: 'loading' }),
  subscribeRemotes: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const { arrivedScreen, fetchFirstScreen, fetchScreen } = await import('./screen-loads');

const Home = () => null;
const load = jest.fn(async () => Home);
const routes = [{ path: '/waqf/:waqfId', load }];

beforeEach(() => {
  remote = null;
  load.mockClear();
});
afterEach(() => listeners.clear());

test('the first screen is fetched once its remote is here', async () => {
  fetchFirstScreen('mf-nazir', '/waqf/1');
  expect(load).not.toHaveBeenCalled();
  remote = { name: 'mf-nazir', role: 'nazir', contractVersion, navigation: [], quickActions: [], routes, features: [] };
  for (const listener of listeners) listener();
  expect(load).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
  await load.mock.results[0]?.value;
  expect(arrivedScreen({ path: '/waqf/:waqfId', load })).toBe(Home);
});

test('a screen that did not come is fetched anew', async () => {
  const again = jest.fn(async () => Home);
  again.mockRejectedValueOnce(new Error('offline'));
  const route = { path: '/waqf', load: again };
  await expect(fetchScreen(route)).rejects.toThrow('offline');
  expect(await fetchScreen(route)).toBe(Home);
  expect(again).toHaveBeenCalledTimes(2);
});
