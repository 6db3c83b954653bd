import type { Language } from '@waqf/contracts/identity';
import type { PageBoot } from '@waqf/contracts/releases';
import { type Drawing, leadHome } from './drawn-pages.js';
import { escaped } from './escaped.js';

const placeholder = '<!--waqf-boot-->';
const root = '<div id="root"></div>';

/** Arabic, unless the person prefers otherwise. */
const languageOf = ({ user }: PageBoot): Language => (user?.preferences.preferredLanguage === 'en' ? 'en' : 'ar');

/** Files of a remote that any of its screens needs, for builds that do not name those of the first screen. */
const anyScreens = /\/(?:entry|remote)\.[a-f\d]+\.js$/;

/** Served files of the shell with their hashes, by the part that a screen takes, e.g. `@waqf/ui/data`. */
export type ShellParts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Hints that fetch the person's remote and the screen of this page beside the shell's first script. Nothing for a
 * visitor, and nothing of a development server, which pins no hashes.
 */
function remoteHints({ user, registry }: PageBoot, path: string, shellParts: ShellParts): string {
  const remote = user && registry.remotes.find(({ name }) => name === `mf-${user.role}`);
  if (!remote) return '';
  const { integrity, first, screens } = remote;
  const begins = Object.keys(integrity).filter((file) => (first ? first.includes(file) : anyScreens.test(file)));
  const screen = screens?.[path];
  const own = new Set([...begins, ...(screen?.files ?? [])]);
  const hashes = [
    ...[...own].map((file) => [file, integrity[file]] as const),
    ...(screen?.parts ?? []).flatMap((part) => Object.entries(shellParts[part] ?? {})),
  ];
  return hashes.map(([file, hash]) => (hash ? hintOf(file, hash) : '')).join('');
}

/** Integrity and CORS mode are those that the file will be asked with; without both a browser fetches twice. */
const hintOf = (file: string, hash: string): string =>
  `<link rel="preload" ${file.endsWith('.css') ? 'as="style"' : 'as="script" fetchpriority="low"'}` +
  ` crossorigin="anonymous" integrity="${hash}" href="${file}">`;

/** The hash of the entry, which pins all that it loads; the rest are bytes that no compression shrinks. */
const pinOf = ({ entry, integrity }: { entry: string; integrity: Record<string, string> }): Record<string, string> => {
  const hash = integrity[entry];
  return hash === undefined ? integrity : { [entry]: hash };
};

/**
 * The registry as the page carries it: the person's own remote in force. The hashes of all remotes and of the versions
 * before are four fifths of a page; the loader asks for them when it needs them (another role, a version that does not
 * start).
 */
function registryOfPage({ user, registry }: PageBoot): PageBoot['registry'] {
  const own = registry.remotes.filter(({ name }) => user !== null && name === `mf-${user.role}`);
  return {
    ...registry,
    remotes: own.map(({ first: _hinted, screens: _named, firstData: _brought, ...remote }) => ({
      ...remote,
      integrity: pinOf(remote),
      previous: null,
    })),
  };
}

/** Name and description of the site as the settings have them, for whoever does not run the page: previews of links. */
function withSite(page: string, { siteName, siteDescription }: PageBoot): string {
  const named = siteName ? page.replace(/<title>[^<]*/, () => `<title>${escaped(siteName)}`) : page;
  return siteDescription
    ? named.replace(/(<meta name="description" content=")[^"]*/, (_all, start) => `${start}${escaped(siteDescription)}`)
    : named;
}

/** What a page may carry besides the boot data. */
export interface PageParts {
  language?: Language;
  drawing?: Drawing | null;
  /** Answers of the first screen's calls, as text of JSON by their address. */
  firstData?: Readonly<Record<string, string>>;
  /** Of the page, without what follows `?`. */
  path?: string;
  shellParts?: ShellParts;
}

/** The calls whose answers the page of a person brings: those that the own remote names for this page. */
export function firstCallsOf({ user, registry, launchMode, maintenance }: PageBoot, path: string): readonly string[] {
  if (!user || launchMode !== 'open' || maintenance) return [];
  const calls = registry.remotes.find(({ name }) => name === `mf-${user.role}`)?.firstData ?? {};
  const home = Object.keys(calls)[0];
  return calls[leadHome.has(path) && home !== undefined ? home : path] ?? [];
}

/** The call of the bell in the frame of every signed-in page (`shell/src/layout/use-unread-count.ts`). */
export const frameCallsOf = ({ user }: PageBoot, language: Language): readonly string[] =>
  user ? [`/api/notifications?limit=10&language=${language}`] : [];

/** JSON that can end no element and no line of a script. */
const inert = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Puts what the page needs first into the shell's page, as data that no browser runs. `<` is escaped, so that a name
 * can't end the element. What the build drew of the page stands in it until the scripts draw it.
 */
export function withBoot(
  page: string,
  boot: PageBoot,
  nonce: string,
  { language = languageOf(boot), drawing = null, firstData = {}, path = '', shellParts = {} }: PageParts = {},
): string {
  const data = inert(JSON.stringify({ ...boot, registry: registryOfPage(boot) }));
  const brought =
    Object.keys(firstData).length > 0
      ? `<script type="application/json" id="waqf-first-data">${inert(JSON.stringify(firstData))}</script>`
      : '';
  const first = drawing
    ? `<style nonce="${nonce}">${drawing.css}</style><script nonce="${nonce}">${drawing.script}</script>`
    : '';
  return (
    withSite(page, boot)
      .replace('<html lang="ar" dir="rtl">', `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      .replace(
        placeholder,
        () =>
          `${first}<meta name="style-nonce" data-style-nonce="${nonce}` +
          `"><script type="application/json" id="waqf-boot">${data}</script>`,
      )
      // Behind the hints of the shell's scripts, which run first.
      .replace('</head>', () => `${remoteHints(boot, path, shellParts)}</head>`)
      .replace(root, () => (drawing ? `<div id="root">${drawing.html}</div>` : root))
      // Behind the content: what is drawn stands on the screen before the figures have come over a slow line. Before
      // the starter, whose scripts read them.
      .replace(/(?=<script nonce="">|<\/body>)/, () => brought)
      .replace('<script nonce="">', `<script nonce="${nonce}">`)
  );
}
