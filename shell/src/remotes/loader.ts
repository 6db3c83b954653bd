import { unmetNeeds, type Registry, type RegistryEntry } from '@waqf/contracts/releases';
import type { Remote } from '@waqf/platform-web';
import platformWeb from '@waqf/platform-web/package.json' with { type: 'json' };
import kit from '@waqf/ui/package.json' with { type: 'json' };
import shell from '../../waqf.json' with { type: 'json' };
import { loadExposed } from './container';

/** The state of a remote: loading, late (the failure card is shown, but it may still arrive), ready, or failed. */
export type RemoteState =
  | { status: 'loading' }
  | { status: 'late' }
  | { status: 'ready'; remote: Remote; version: string; fellBack: boolean; newest: string }
  | { status: 'failed'; error: unknown };

type Version = Pick<RegistryEntry, 'version' | 'needs' | 'entry' | 'integrity'>;

/** One version that was requested, and why it failed to load; the error is undefined when it did not. */
export interface RemoteLoad {
  name: RegistryEntry['name'];
  version: string;
  error: unknown;
}

/** After this time without an answer the failure card is shown; the requirement is 3.5 s. */
export const lateAfterMs = 2_500;

const registry = new Map<RegistryEntry['name'], RegistryEntry>();
const states = new Map<RegistryEntry['name'], RemoteState>();
const attempts = new Map<RegistryEntry['name'], number>();
const listeners = new Set<() => void>();
const loads: RemoteLoad[] = [];
let api: string | undefined;

/** Sets the registry for everything loaded from now on; open screens keep what they have. */
export function preferRegistry({ remotes, api: version }: Registry): void {
  registry.clear();
  api = version;
  for (const remote of remotes) registry.set(remote.name, remote);
}

export function remoteState(name: RegistryEntry['name']): RemoteState | undefined {
  return states.get(name);
}

export function subscribeRemotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The versions that were requested since the last call. */
export const takeLoads = (): RemoteLoad[] => loads.splice(0);

/** Starts to load a remote unless it is loaded or loading. Never throws: the result is in `remoteState`. */
export function startRemote(name: RegistryEntry['name']): void {
  const state = states.get(name);
  if (!state || state.status === 'failed') run(name);
}

/** Loads a remote again from an address that nobody has cached, after a failure or while the first attempt hangs. */
export function retryRemote(name: RegistryEntry['name']): void {
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
  run(name);
}

function run(name: RegistryEntry['name']): void {
  const attempt = attempts.get(name) ?? 0;
  const isCurrent = () => (attempts.get(name) ?? 0) === attempt;
  const change = (state: RemoteState) => {
    if (!isCurrent()) return;
    states.set(name, state);
    for (const listener of listeners) listener();
  };
  change({ status: 'loading' });
  const timer = setTimeout(() => {
    if (states.get(name)?.status === 'loading') change({ status: 'late' });
  }, lateAfterMs);
  bestVersion(name, attempt)
    .then(
      (loaded) => change({ status: 'ready', ...loaded }),
      (error: unknown) => {
        console.error(`${name} does not start:`, error);
        change({ status: 'failed', error });
      },
    )
    .finally(() => clearTimeout(timer));
}

/**
 * Fetches the current registry and sets it. The page itself contains only the user's own remote, without the previous
 * version.
 */
async function newestRegistry(): Promise<void> {
  const response = await fetch('/remotes.json', { credentials: 'include', cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  // Our own server wrote it from the contract, so the first chunk does not need the parser.
  preferRegistry((await response.json()) as Registry);
}

/**
 * The current version, or the previous one when the entry of the current one is missing, was tampered with, or is not a
 * remote.
 */
async function bestVersion(
  name: RegistryEntry['name'],
  attempt: number,
): Promise<{ remote: Remote; version: string; fellBack: boolean; newest: string }> {
  if (!registry.has(name)) await newestRegistry();
  const entry = registry.get(name);
  if (!entry) throw new Error(`${name} is not in the registry`);
  try {
    const remote = await loadVersion(name, entry, attempt);
    loads.push({ name, version: entry.version, error: undefined });
    return { remote, version: entry.version, fellBack: false, newest: entry.version };
  } catch (error) {
    loads.push({ name, version: entry.version, error });
    const previous = entry.previous ?? (await previousOf(name));
    if (!previous) throw error;
    console.error(`${name} ${entry.version} does not start, going back to ${previous.version}:`, error);
    const remote = await loadVersion(name, previous, attempt);
    return { remote, version: previous.version, fellBack: true, newest: entry.version };
  }
}

/** Null when there is none, or when the registry does not answer: then the first failure is reported. */
async function previousOf(name: RegistryEntry['name']): Promise<Version | null> {
  await newestRegistry().catch(() => undefined);
  return registry.get(name)?.previous ?? null;
}

async function loadVersion(name: RegistryEntry['name'], version: Version, attempt: number): Promise<Remote> {
  refuseIncompatible(name, version);
  const module = await loadExposed({
    address: attemptAddress(version, attempt),
    scope: name.replaceAll('-', '_'),
    integrity: entryHash(version),
    standsAlone: version.needs?.container === 1,
  });
  // Checked here and not where it is shown, so that a remote that the shell cannot show is replaced by its previous
  // version. The check is not part of the first chunk.
  const { admitRemote } = await import('@waqf/platform-web');
  return admitRemote(module, name);
}

/**
 * Hash of the entry script; undefined for a development server, whose files change all the time and so have none.
 * @throws Error when hashes are listed and the entry's is not among them
 */
function entryHash({ entry, integrity }: Version): string | undefined {
  const hash = integrity[entry];
  if (hash === undefined && Object.keys(integrity).length > 0)
    throw new Error(`${entry} is not part of any registered version`);
  return hash;
}

/** A release that was built for a newer shell or API is not even fetched: half of it might start and then fail. */
function refuseIncompatible(name: string, { version, needs }: Version): void {
  const running = { contract: shell.contract, kit: kit.version, platformWeb: platformWeb.version, api };
  const [unmet] = unmetNeeds(needs ?? {}, running);
  if (unmet) throw new Error(`${name} ${version} needs ${unmet.what} ${unmet.needed}, ${unmet.running} is running`);
}

/**
 * `/remotes/mf-nazir/<version>~2/entry.js` is the same file at another address, so that neither a cache nor the page
 * returns the failed one; the chunks follow, because a script resolves them relative to its own address.
 */
function attemptAddress({ version, entry }: Version, attempt: number): string {
  if (attempt === 0) return entry;
  const address = entry.replace(`/${version}/`, `/${version}~${attempt}/`);
  // A development server has no version folders.
  return address === entry ? `${address}?attempt=${attempt}` : address;
}
