import { jest } from '@jest/globals';

import { loadExposed } from './container';

const shared = { react: {} };
const remote = { name: 'mf-nazir' };
const address = '/remotes/mf-nazir/aaaa0001/entry.js';
const entry = { address, scope: 'mf_nazir', integrity: 'sha384-a', standsAlone: true };
const globals = globalThis as unknown as Record<string, unknown>;
const container = {
  init: jest.fn((_shared: object) => undefined),
  get: jest.fn(async (_module: string) => () => ({ remote })),
};
const scripts = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What the browser does when the newest script has arrived. */
function arrive(event: 'load' | 'error', global: unknown = container): void {
  if (event === 'load') globals['mf_nazir'] = global;
  scripts().at(-1)?.dispatchEvent(new Event(event));
}

/** A script that the page's starter has put in the page. */
function startedByPage(integrity = 'sha384-a'): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { async: true, integrity, src: address });
  document.head.append(script);
  return script;
}

beforeEach(() => {
  jest.clearAllMocks();
  document.head.replaceChildren();
  globals['_FEDERATION_RUNTIME_CORE'] = undefined;
  globals['mf_nazir'] = undefined;
  globals['webpackChunkmf_nazir'] = undefined;
  globals['__webpack_init_sharing__'] = async () => undefined;
  globals['__webpack_share_scopes__'] = { default: shared };
});

test('a remote’s entry is loaded with its hash and gets the shared packages', async () => {
  const loading = loadExposed(entry);
  await settle();
  expect(scripts().at(-1)).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous', async: true });
  arrive('load');
  expect(await loading).toEqual({ remote });
  expect(container.init).toHaveBeenCalledWith(shared);
  expect(container.get).toHaveBeenCalledWith('./remote');
  expect(globals['_FEDERATION_RUNTIME_CORE']).toBeUndefined();
});

test('an entry that can’t be loaded is an error that names its address', async () => {
  const loading = loadExposed(entry);
  await settle();
  arrive('error');
  await expect(loading).rejects.toThrow('/remotes/mf-nazir/aaaa0001/entry.js does not load');
});

test('a script that is not a container of the remote is an error', async () => {
  const loading = loadExposed(entry);
  await settle();
  arrive('load', null);
  await expect(loading).rejects.toThrow('is not a container of mf_nazir');
});

test('the remains of a failed attempt are removed before the next one', async () => {
  globals['mf_nazir'] = { init: () => undefined, get: async () => () => 'old' };
  globals['webpackChunkmf_nazir'] = ['half'];
  const loading = loadExposed({ ...entry, address: '/remotes/mf-nazir/aaaa0001~1/entry.js' });
  await settle();
  expect([globals['mf_nazir'], globals['webpackChunkmf_nazir']]).toEqual([undefined, undefined]);
  arrive('load');
  expect(await loading).toEqual({ remote });
});

test('a script that the page has already run is not loaded again', async () => {
  startedByPage();
  globals['mf_nazir'] = container;
  globals['webpackChunkmf_nazir'] = ['chunk of the page'];
  expect(await loadExposed(entry)).toEqual({ remote });
  expect(globals['webpackChunkmf_nazir']).toEqual(['chunk of the page']);
  expect(scripts()).toEqual([]);
});

/** The script of the page has been started but has not arrived when the remote is asked for. */
async function waitingForPage() {
  const script = startedByPage();
  const loading = loadExposed(entry);
  await settle();
  expect(scripts()).toEqual([]);
  return { script, loading };
}

test('a script that the page is still loading is awaited, not loaded again', async () => {
  const { script, loading } = await waitingForPage();
  globals['mf_nazir'] = container;
  script.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ remote });
});

test('a script of the page that fails to load is an error', async () => {
  const { script, loading } = await waitingForPage();
  script.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('does not load');
});

test('a script of the page with another hash is loaded again with the right one', async () => {
  startedByPage('sha384-other');
  globals['mf_nazir'] = { init: () => undefined, get: async () => () => 'other' };
  const loading = loadExposed(entry);
  await settle();
  expect(scripts().map(({ integrity }) => integrity)).toEqual(['sha384-a']);
  arrive('load');
  expect(await loading).toEqual({ remote });
});

test('a release that needs the federation runtime gets it before its entry runs', async () => {
  const loading = loadExposed({ ...entry, standsAlone: false });
  while (scripts().length === 0) await settle();
  expect(globals['_FEDERATION_RUNTIME_CORE']).toHaveProperty('ModuleFederation');
  arrive('load');
  expect(await loading).toEqual({ remote });
});
