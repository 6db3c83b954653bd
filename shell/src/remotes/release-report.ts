import type { BrowserName, ReleaseReport, VitalName } from '@waqf/contracts/releases';
import { identityHeader } from '@waqf/platform-web';
import { takeLoads } from './loader';

type Fault = ReleaseReport['faults'][number];
type Release = Pick<ReleaseReport, 'remote' | 'version'>;
/** The release that a screen belongs to, and the pattern of the screen's route. */
export type ScreenOfRelease = Release & Pick<ReleaseReport, 'route'>;

/** The maximum number of faults that one page reports, so that a page in a loop does not flood the server. */
export const mostFaultsOfPage = 5;
/** Errors of requests belong to the API, and errors of the network to nobody. */
const notOfRelease = new Set(['HttpError', 'ConnectionError', 'AbortError']);
const published = /^[a-f\d]{8,64}$/;

let release: Release | null = null;
let routeOf: () => string = () => '/';
let reportedFaults = 0;

/** Sets the remote on the page, and how to find the pattern of its current route. */
export function reportAbout(next: typeof release, route: () => string): void {
  release = next;
  routeOf = route;
}

/** Reports which versions were requested since the last call, and which of them failed to load. */
export function reportLoads(): void {
  for (const { name: remote, version, error } of takeLoads())
    send({ remote, version, opened: true, faults: error === undefined ? [] : [faultOf('load-failure', error)] });
}

/**
 * Reports an error of a release.
 * @param of the screen that failed. One that fails while it is drawn for the first time does so before `reportAbout` is
 *   called. By default the remote on the page
 */
export function reportFault(kind: Fault['kind'], error: unknown, of: Release | ScreenOfRelease | null = release): void {
  if (!of || notOfRelease.has((error as Error | null)?.name ?? '') || reportedFaults >= mostFaultsOfPage) return;
  reportedFaults += 1;
  send({ ...of, opened: false, faults: [faultOf(kind, error)] });
}

/** Reports the page's performance. */
export function reportVitals(vitals: ReadonlyMap<VitalName, number>): void {
  if (!release || vitals.size === 0) return;
  send({ ...release, opened: false, faults: [], vitals: [...vitals].map(([name, value]) => ({ name, value })) });
}

/** True when an error comes from a script of the remote on the page. */
export const isOfRelease = (error: unknown): boolean =>
  release !== null && String((error as Error | null)?.stack).includes(`/remotes/${release.remote}/${release.version}`);

/** The class and place of an error; its message is not sent, because it may quote what a user typed. */
export function faultOf(kind: Fault['kind'], error: unknown): Fault {
  const { name = '', stack = '' } = (error ?? {}) as Partial<Error>;
  const place = /\/remotes\/[\w-]+\/[\w~]+\/([\w.~-]{1,100}:\d{1,7}:\d{1,7})/.exec(stack)?.[1] ?? '';
  return { kind, name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error', place };
}

export function browserOf(agent: string): BrowserName {
  if (/SamsungBrowser/.test(agent)) return 'samsung';
  if (/Edg\//.test(agent)) return 'edge';
  if (/Firefox|FxiOS/.test(agent)) return 'firefox';
  if (/Chrome|CriOS/.test(agent)) return 'chrome';
  return /Safari/.test(agent) ? 'safari' : 'other';
}

/** Nobody waits for the answer, and a failure is not shown. The report is sent even while the page is being left. */
function send(part: Pick<ReleaseReport, 'remote' | 'version' | 'opened' | 'faults'> & Partial<ReleaseReport>): void {
  // The files of a development server belong to no release.
  if (!published.test(part.version)) return;
  const report: ReleaseReport = { route: routeOf(), browser: browserOf(navigator.userAgent), vitals: [], ...part };
  const identity = identityHeader();
  void fetch('/api/releases/reports', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'x-poll': '1',
      ...(identity === null ? {} : { 'x-national-id': identity }),
    },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
