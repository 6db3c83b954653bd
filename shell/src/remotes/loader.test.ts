import { jest } from '@jest/globals';
import type { Registry, RegistryEntry } from '@waqf/contracts/releases';
import { contractVersion } from '@waqf/platform-web';
import kitPackage from '@waqf/ui/package.json' with { type: 'json' };
import shell from '../../waqf.json' with { type: 'json' };
import type { EntryScript } from './container';

const kit = kitPackage.version;
const kitMajor = Number(kit.split('.')[0]);
const requested: EntryScript[] = [];
let answer: (address: string) => Promise<unknown>;

jest.unstable_mockModule('./container', () => ({
  loadExposed: (entry: EntryScript) => {
    requested.push(entry);
    return answer(entry.address);
  },
}));
const { lateAfterMs, preferRegistry, remoteState, retryRemote, startRemote, takeLoads } = await import('./loader');

const version = (name: string) => ({
  version: name,
  entry: `/remotes/mf-nazir/${name}/entry.js`,
  integrity: { [`/remotes/mf-nazir/${name}/entry.js`]: `sha384-${name}` },
});
const entry = (rest: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name: 'mf-nazir',
  ...version('bbbb0002'),
  previous: version('aaaa0001'),
  ...rest,
});
const remote = { name: 'mf-nazir', contractVersion, routes: [], features: [], navigation: [] };
const module = { remote };
const addresses = () => requested.map(({ address }) => address);
const settle = () => jest.advanceTimersByTimeAsync(0);

/** The registry that the server returns; null when it does not answer. */
let served: Registry | null = null;
globalThis.fetch = (async (path: string) => {
  if (path !== '/remotes.json' || !served) throw new TypeError('no answer');
  return new Response(JSON.stringify(served));
}) as typeof fetch;

beforeEach(() => {
  served = null;
  jest.useFakeTimers();
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  requested.length = 0;
  preferRegistry({ remotes: [entry()] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A loaded remote stays loaded between tests, so each test must load it again. */
async function loadAnew(): Promise<void> {
  retryRemote('mf-nazir');
  await settle();
}

test('a remote that is missing in the registry counts as failed', async () => {
  startRemote('mf-admin');
  await settle();
  expect(remoteState('mf-admin')?.status).toBe('failed');
});

test('a remote missing in the page is requested, and falls back to its previous version', async () => {
  served = { remotes: [{ ...entry(), name: 'mf-waqif' }] };
  const founder = { remote: { ...remote, name: 'mf-waqif' } };
  answer = (address) =>
    address.includes('bbbb0002') ? Promise.reject(new Error('integrity')) : Promise.resolve(founder);
  startRemote('mf-waqif');
  await settle();
  expect(remoteState('mf-waqif')).toMatchObject({ status: 'ready', version: 'aaaa0001', fellBack: true });
});

test('the served version is loaded once', async () => {
  answer = async () => module;
  startRemote('mf-nazir');
  startRemote('mf-nazir');
  await settle();
  const newest = { version: 'bbbb0002', newest: 'bbbb0002' };
  expect(remoteState('mf-nazir')).toEqual({ status: 'ready', remote, fellBack: false, ...newest });
  expect(takeLoads().at(-1)).toEqual({ name: 'mf-nazir', version: 'bbbb0002', error: undefined });
  expect(takeLoads()).toEqual([]);
  expect(addresses()).toEqual(['/remotes/mf-nazir/bbbb0002/entry.js']);
});

test('a retry uses an address that no cache has', async () => {
  answer = async () => module;
  await loadAnew();
  expect(addresses()).toEqual(['/remotes/mf-nazir/bbbb0002~1/entry.js']);
});

test.each([
  ['does not load', async () => Promise.reject(new Error('integrity'))],
  ['exposes no remote', async () => ({})],
  ['is another remote', async () => ({ remote: { ...remote, name: 'mf-admin' } })],
  ['lacks what the shell needs', async () => ({ remote: { ...remote, routes: undefined } })],
  ['says another contract than its manifest', async () => ({ remote: { ...remote, contractVersion: 99 } })],
])('an entry that %s is replaced by the previous version', async (_, broken) => {
  answer = (address) => (address.includes('bbbb0002') ? broken() : Promise.resolve(module));
  await loadAnew();
  expect(remoteState('mf-nazir')).toMatchObject({ version: 'aaaa0001', fellBack: true, newest: 'bbbb0002' });
  expect(takeLoads().at(-1)).toMatchObject({ version: 'bbbb0002', error: expect.any(Error) });
});

test.each([
  ['shell', { contract: 9 }],
  ['kit', { kit: `${kitMajor}.99.0` }],
  ['kit of the major version before', { kit: `${kitMajor - 1}.9.0` }],
  ['platform', { platformWeb: '1.99.0' }],
  ['API', { api: '1.99.0' }],
])('a version that needs another %s is never requested, and the previous one is used', async (_, need) => {
  const needs = { contract: 1, kit, platformWeb: '1.0.0', api: '1.0.0', ...need };
  preferRegistry({ remotes: [entry({ needs })], api: '1.0.0' });
  answer = async () => module;
  await loadAnew();
  expect(remoteState('mf-nazir')).toMatchObject({ status: 'ready', version: 'aaaa0001', fellBack: true });
  expect(addresses().filter((address) => address.includes('bbbb0002'))).toEqual([]);
});

test('the shell offers the contract version that platform-web accepts', () => {
  expect(shell.contract).toBe(contractVersion);
});

test('a remote without a previous version fails, and loads once the registry names a good version', async () => {
  preferRegistry({ remotes: [entry({ previous: null })] });
  answer = () => Promise.reject(new Error('integrity'));
  await loadAnew();
  expect(remoteState('mf-nazir')?.status).toBe('failed');
  preferRegistry({ remotes: [entry({ ...version('cccc0003') })] });
  answer = async () => module;
  startRemote('mf-nazir');
  await settle();
  expect(remoteState('mf-nazir')).toMatchObject({ status: 'ready', version: 'cccc0003' });
});

test('a page without the previous version requests it when the newest one fails', async () => {
  preferRegistry({ remotes: [entry({ previous: null })] });
  served = { remotes: [entry()] };
  answer = (address) =>
    address.includes('bbbb0002') ? Promise.reject(new Error('integrity')) : Promise.resolve(module);
  await loadAnew();
  await settle();
  expect(remoteState('mf-nazir')).toMatchObject({ status: 'ready', version: 'aaaa0001', fellBack: true });
});

test('a remote that is slow is reported as late within 3.5 s, and is shown when it arrives', async () => {
  let arrive: (value: unknown) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await loadAnew();
  expect(remoteState('mf-nazir')?.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(lateAfterMs);
  expect(remoteState('mf-nazir')?.status).toBe('late');
  expect(lateAfterMs).toBeLessThanOrEqual(3_500);
  arrive(module);
  await settle();
  expect(remoteState('mf-nazir')?.status).toBe('ready');
});

test('the result of an attempt is ignored after a newer one has started', async () => {
  const arrivals: Array<(value: unknown) => void> = [];
  answer = () => new Promise((resolve) => arrivals.push(resolve));
  await loadAnew();
  await loadAnew();
  arrivals[0]?.({ remote: { old: true } });
  await settle();
  expect(remoteState('mf-nazir')?.status).toBe('loading');
  arrivals[1]?.(module);
  await settle();
  expect(remoteState('mf-nazir')).toMatchObject({ status: 'ready', remote });
});

test('an entry runs only with the hash from the registry', async () => {
  answer = async () => module;
  await loadAnew();
  expect(requested.at(-1)).toMatchObject({ scope: 'mf_nazir', integrity: 'sha384-bbbb0002' });
});

test('an entry that lacks a hash never runs when its version has hashes', async () => {
  const hashes = { '/remotes/mf-nazir/bbbb0002/remote.js': 'sha384-x' };
  preferRegistry({ remotes: [entry({ integrity: hashes, previous: null })] });
  await loadAnew();
  expect(requested).toEqual([]);
  expect(remoteState('mf-nazir')?.status).toBe('failed');
});

test('an entry of a development server runs without a hash', async () => {
  preferRegistry({ remotes: [entry({ integrity: {} })] });
  answer = async () => module;
  await loadAnew();
  expect(requested.at(-1)?.integrity).toBeUndefined();
});

test.each([
  [undefined, false],
  [{ contract: contractVersion, kit, platformWeb: '1.0.0', api: '1.0.0' }, false],
  [{ contract: contractVersion, kit, platformWeb: '1.0.0', api: '1.0.0', container: 1 }, true],
])('a release with the needs %j runs without the federation runtime: %s', async (needs, standsAlone) => {
  preferRegistry({ remotes: [entry(needs ? { needs } : {})] });
  answer = async () => module;
  await loadAnew();
  expect(requested.at(-1)).toMatchObject({ standsAlone });
});
