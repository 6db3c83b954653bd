import type { Language } from '@waqf/contracts/identity';
import { figureOf, initialMark, nameMark, type PageBoot } from '@waqf/contracts/releases';
import * as z from 'zod/mini';
import { escaped } from './escaped.js';
import { fillFrame, frameIcons, frameShapes } from './fill-frame.js';

const drawing = z.object({ html: z.string(), css: z.string() });
const inBothLanguages = z.object({ ar: drawing, en: drawing });
const frame = z.extend(drawing, { shapes: frameShapes });
const frameInBothLanguages = z.object({ ar: frame, en: frame });

/** What the shell's build prerendered without a browser (`libs/build/rspack/prerender.mjs`). */
export const drawnPages = z.object({
  /** A script that runs before the first paint. */
  script: z.string(),
  /** Public pages, by path. */
  public: z.record(z.string(), inBothLanguages),
  /** The same during maintenance; older builds of the shell have none. */
  maintenance: z.optional(z.record(z.string(), inBothLanguages)),
  /** Frames of signed-in pages, by role. */
  frames: z.record(z.string(), frameInBothLanguages),
  icons: frameIcons,
});
export type DrawnPages = z.infer<typeof drawnPages>;

/** What a page shows before its scripts run. */
export interface Drawing {
  readonly html: string;
  readonly css: string;
  readonly script: string;
}

/** Public pages that redirect a signed-in user to the first page of their role. */
export const redirectedHome: ReadonlySet<string> = new Set(['/', '/login']);

/**
 * The prerendered drawing of a page. Null when the page depends on more than language and role: a closed system, a user
 * whom maintenance locks out, or a signed-in user on a public page.
 */
export function drawingOf(
  pages: DrawnPages,
  boot: PageBoot,
  path: string,
  language: Language,
  firstData: Readonly<Record<string, string>> = {},
): Drawing | null {
  const { user, maintenance } = boot;
  if (boot.launchMode !== 'open' || (maintenance && user)) return null;
  const page = (maintenance ? pages.maintenance : pages.public)?.[path];
  if (!user) return page ? { ...page[language], script: pages.script } : null;
  const frame = page && !redirectedHome.has(path) ? undefined : pages.frames[user.role];
  if (!frame) return null;
  const { html, css, shapes } = frame[language];
  const links = boot.registry.remotes.find(({ name }) => name === `mf-${user.role}`)?.frame;
  // The first item of the menu is the first page of the role.
  const at = redirectedHome.has(path) ? (links?.navigation[0]?.to ?? path) : path;
  // Totals in a second currency take a line more, which only the scripts know.
  const answerOf = (call: string) => (boot.display.otherCurrency ? null : (firstData[call] ?? null));
  const filled = fillFrame({ html, shapes, icons: pages.icons }, links, { path: at, language, ...user, answerOf });
  const unless = figureOf(links?.navigation ?? [], at)?.unless;
  return { html: named(filled, user.fullName), css, script: pages.script + scriptForOthers(unless) };
}

/**
 * While the key is in the session storage, the page is about another person than its figure, which the style sheet then
 * hides (`tokenSheet` in `shell/src/prerender.tsx`).
 */
const scriptForOthers = (key: string | undefined): string =>
  key === undefined
    ? ''
    : `;try{if(sessionStorage.getItem('${key}')!==null)document.documentElement.dataset.otherPerson=''}catch{}`;

function named(html: string, fullName: string): string {
  const initial = Array.from(fullName.trim())[0] ?? '';
  return html.replaceAll(nameMark, () => escaped(fullName)).replaceAll(initialMark, () => escaped(initial));
}
