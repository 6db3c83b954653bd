import type { Language } from '@waqf/contracts/identity';
import { newestNotifications } from '@waqf/contracts/notifications';
import { type FrameLinks, headOf, type PageBoot, type RegistryEntry } from '@waqf/contracts/releases';
import { type Drawing, redirectedHome } from './drawn-pages.js';
import { escaped } from './escaped.js';
import { screenAt } from './screen-at.js';

const placeholder = '<!--waqf-boot-->';
const root = '<div id="root"></div>';

/** Arabic, unless the user prefers English. */
const languageOf = ({ user }: PageBoot): Language => (user?.preferences.preferredLanguage === 'en' ? 'en' : 'ar');

/** The files of a remote that every screen needs, for builds that do not list the files of their first screen. */
const anyScreens = /\/(?:entry|remote)\.[a-f\d]+\.js$/;

/**
 * Files of the shell with their hashes, by the shared part that a screen uses, e.g. `@waqf/ui/data`, and by the path of
 * a screen of its own.
 */
export type ShellParts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Preload hints that fetch the user's remote and the files of this page in parallel with the shell's first script.
 * Scripts of a remote that stands alone are run by the page's starter as they arrive, so that the shell finds them
 * ready. Empty for a visitor, and for a remote from a development server, which has no hashes.
 */
function remoteHints({ user, registry }: PageBoot, path: string, shellParts: ShellParts): string {
  const remote = user && registry.remotes.find(({ name }) => name === `mf-${user.role}`);
  if (!remote) return '';
  const { integrity, first, screens = {}, needs } = remote;
  const begins = Object.keys(integrity).filter((file) => (first ? first.includes(file) : anyScreens.test(file)));
  const page = pageAt(path, remote);
  const screen = screenAt(screens, page);
  const own = new Set([...begins, ...(screen?.files ?? [])]);
  const hashes = [
    ...[...own].map((file) => [file, integrity[file]] as const),
    ...[...(screen?.parts ?? []), page].flatMap((part) => Object.entries(shellParts[part] ?? {})),
  ];
  const started = (file: string) => needs?.container !== undefined && file in integrity;
  return hashes.map(([file, hash]) => (hash ? hintOf(file, hash, started(file)) : '')).join('');
}

/** Integrity and CORS mode must match those of the later request; otherwise the browser fetches the file twice. */
const hintOf = (file: string, hash: string, started: boolean): string =>
  `<link rel="preload" ${file.endsWith('.css') ? 'as="style"' : scriptHint(started)}` +
  ` crossorigin="anonymous" integrity="${hash}" href="${file}">`;
const scriptHint = (started: boolean): string =>
  `as="script" fetchpriority="low"${started ? ' data-waqf-script="remote"' : ''}`;

/**
 * The hash of the entry file alone, which fixes everything it loads; hashes do not compress, so the others are left
 * out.
 */
const pinOf = ({ entry, integrity }: { entry: string; integrity: Record<string, string> }): Record<string, string> => {
  const hash = integrity[entry];
  return hash === undefined ? integrity : { [entry]: hash };
};

/**
 * The registry inside the page: only the remote of the user's role. The hashes of all remotes and of previous versions
 * would be four fifths of a page; the loader requests them when it needs them (another role, or a version that does not
 * start). Of the announced heads of pages it keeps that of this page: every other page is opened by the remote, which
 * has its own list of them.
 */
function registryOfPage({ user, registry }: PageBoot, path: string): PageBoot['registry'] {
  const own = registry.remotes.filter(({ name }) => user !== null && name === `mf-${user.role}`);
  return {
    ...registry,
    remotes: own.map(({ first: _hinted, screens: _named, firstData: _brought, frame, ...remote }) => ({
      ...remote,
      ...(frame && user ? { frame: frameOfPage(frame, path, user.capabilities) } : {}),
      integrity: pinOf(remote),
      previous: null,
    })),
  };
}

/** Two routes may have one path and different gates: the head is that of the page which the user may open. */
function frameOfPage({ pages = [], ...links }: FrameLinks, path: string, capabilities: readonly string[]): FrameLinks {
  const head = headOf(pages, path, (gate) => capabilities.includes(gate));
  return head ? { ...links, pages: [head] } : links;
}

/**
 * Sets the site's name and description from the settings, for readers that do not run the page, such as link previews.
 */
function withSite(page: string, { siteName, siteDescription }: PageBoot): string {
  const named = siteName ? page.replace(/<title>[^<]*/, () => `<title>${escaped(siteName)}`) : page;
  return siteDescription
    ? named.replace(/(<meta name="description" content=")[^"]*/, (_all, start) => `${start}${escaped(siteDescription)}`)
    : named;
}

/** Optional parts of a page, in addition to the boot data. */
export interface PageParts {
  language?: Language;
  drawing?: Drawing | null;
  /** Answers to the API calls of the first screen, as JSON text by address. */
  firstData?: Readonly<Record<string, string>>;
  /** Path of the page without the query string. */
  path?: string;
  shellParts?: ShellParts;
}

/** The API calls whose answers are sent inside a user's page: those that the user's remote lists for this path. */
export function firstCallsOf({ user, registry, launchMode, maintenance }: PageBoot, path: string): readonly string[] {
  if (!user || launchMode !== 'open' || maintenance) return [];
  const remote = registry.remotes.find(({ name }) => name === `mf-${user.role}`);
  return (remote && remote.firstData?.[pageAt(path, remote)]) ?? [];
}

/** The page that a user's address shows: the first page of the role in place of those that redirect to it. */
function pageAt(path: string, { firstData = {} }: Pick<RegistryEntry, 'firstData'>): string {
  const home = Object.keys(firstData)[0];
  return redirectedHome.has(path) && home !== undefined ? home : path;
}

/**
 * The calls of what the shell itself shows: the bell on every signed-in page (`shell/src/layout/use-unread-count.ts`),
 * and the first view of all notifications (`shell/src/account/notifications/notification-view.ts`).
 * @param address with its query, which narrows that view: other rows would be requested then
 */
export function frameCallsOf({ user }: PageBoot, language: Language, address: string): readonly string[] {
  if (!user) return [];
  const bell = newestNotifications('bell', language);
  return address === '/notifications' ? [bell, newestNotifications('page', language)] : [bell];
}

/** Public pages that are read and not filled in; their links work without scripts. */
const readOnly: ReadonlySet<string> = new Set(['/', '/privacy', '/terms', '/accessibility']);
const shellScriptHint = / rel="preload" as="script" fetchpriority="low"(?= data-waqf-script )/g;

/**
 * On a page that is only read, its text, fonts and pictures have the line to themselves until they are painted: the
 * shell's scripts are only named, and the page's starter requests them afterwards.
 */
const textFirst = (page: string, { user }: PageBoot, path: string): string =>
  !user && readOnly.has(path) ? page.replace(shellScriptHint, ' rel="waqf-script"') : page;

/** JSON that cannot end an HTML element or a script line. */
const inert = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Inserts the data that the page needs first into the shell's page, in an element that no browser runs. `<` is escaped,
 * so that a name cannot end the element. The prerendered drawing is shown until the scripts draw the page.
 */
export function withBoot(
  page: string,
  boot: PageBoot,
  nonce: string,
  { language = languageOf(boot), drawing = null, firstData = {}, path = '', shellParts = {} }: PageParts = {},
): string {
  const data = inert(JSON.stringify({ ...boot, registry: registryOfPage(boot, path) }));
  const brought =
    Object.keys(firstData).length > 0
      ? `<script type="application/json" id="waqf-first-data">${inert(JSON.stringify(firstData))}</script>`
      : '';
  const first = drawing
    ? `<style nonce="${nonce}">${drawing.css}</style><script nonce="${nonce}">${drawing.script}</script>`
    : '';
  return (
    withSite(drawing ? textFirst(page, boot, path) : page, boot)
      .replace('<html lang="ar" dir="rtl">', `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      .replace(
        placeholder,
        () =>
          `${first}<meta name="style-nonce" data-style-nonce="${nonce}` +
          `"><script type="application/json" id="waqf-boot">${data}</script>`,
      )
      .replace(root, () => (drawing ? `<div id="root">${drawing.html}</div>` : root))
      // After the content, so that the drawing is visible before files and data use a slow line; before the starter,
      // whose scripts read the data. The hints come after those for the shell's scripts, which run first.
      .replace(/(?=<script nonce="">|<\/body>)/, () => remoteHints(boot, path, shellParts) + brought)
      .replace('<script nonce="">', `<script nonce="${nonce}">`)
  );
}
