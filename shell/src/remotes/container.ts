/** What a federation container offers (Module Federation 1): it takes the shared packages and gives what it exposes. */
interface Container {
  init: (shared: SharedPackages) => unknown;
  get: (module: string) => Promise<() => unknown>;
}
type SharedPackages = Record<string, unknown>;

// Rspack replaces both by the shared packages of the shell's own build.
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: SharedPackages };

/** The entry script of one version of a remote. */
export interface EntryScript {
  address: string;
  /** Name of the global variable of the container, `mf_nazir`. */
  scope: string;
  /** `sha384-…`; undefined for a development server, which changes its files all the time. */
  integrity: string | undefined;
  /** False for a release that expects the federation runtime on the page, as all did before it became optional. */
  standsAlone: boolean;
}

/**
 * Loads the entry of a remote and what it exposes as `./remote`.
 * @throws Error when the script does not load, has another hash or is not a container, or when the shell provides no
 * version of a shared package that fits
 */
export async function loadExposed(entry: EntryScript): Promise<unknown> {
  if (!entry.standsAlone) await import('./federation-runtime');
  await runScript(entry);
  const container = globalsOf()[entry.scope] as Container | undefined;
  if (!container) throw new Error(`${entry.address} is not a container of ${entry.scope}`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory();
}

const globalsOf = () => globalThis as unknown as Record<string, unknown>;

/**
 * A half-loaded container must not provide its chunks to the next one. Its globals are declared with `var`, so they
 * can't be deleted.
 */
function forgetGlobals(scope: string): void {
  const globals = globalsOf();
  if (globals[scope] !== undefined) globals[scope] = undefined;
  if (globals[`webpackChunk${scope}`] !== undefined) globals[`webpackChunk${scope}`] = undefined;
}

/** Runs the entry, unless the page itself did so already (`page-starter.js`). */
async function runScript(entry: EntryScript): Promise<void> {
  const started = startedByPage(entry);
  if (started && globalsOf()[entry.scope] !== undefined) return;
  if (started) return finished(started);
  forgetGlobals(entry.scope);
  const script = scriptOf(entry);
  document.head.append(script);
  await finished(script);
}

/** The script that the page started for this entry. It is taken from the page, so that a second attempt loads anew. */
function startedByPage({ address, integrity }: EntryScript): HTMLScriptElement | undefined {
  const { href } = new URL(address, location.href);
  const script = [...document.scripts].find(({ src }) => src === href);
  script?.remove();
  return script?.integrity === integrity ? script : undefined;
}

/** The entry is pinned to its hash in the registry; the entry pins its chunks. */
function scriptOf({ address, integrity }: EntryScript): HTMLScriptElement {
  const script = document.createElement('script');
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = address;
  script.async = true;
  return script;
}

const finished = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} does not load`)));
  });
