import type { ReactNode } from 'react';
import { searchWords } from '@waqf/formats';
import type { Capability } from '@waqf/contracts/identity';
import { shownLinks } from '@waqf/contracts/releases';
import { routesOf, type Label, type LanguageCode, type Remote } from '@waqf/platform-web';
import { accountScreens } from '../../account/account-screens';

export interface Page {
  to: string;
  label: Label;
  icon: ReactNode | null;
}

/**
 * The pages that the user can open now: those of the menu, those of the quick actions, and others with a title and a
 * fixed address.
 */
export function pagesOf(
  remote: Remote,
  works: (to: string) => boolean,
  can: (capability: Capability) => boolean,
): Page[] {
  const linked = shownLinks([...remote.navigation, ...remote.quickActions], works, can);
  const titled = [
    ...routesOf(remote).map(({ path, title, gates }) => ({ path, title, gates })),
    ...accountScreens.map(({ path, title, gate }) => ({ path, title, gates: gate ? [gate] : [] })),
  ];
  const routed = titled.flatMap(({ path, title, gates }) =>
    title && !path.includes(':') && works(path) && gates.every(can) ? [{ to: path, label: title, icon: null }] : [],
  );
  const seen = new Set<string>();
  // Two addresses of one screen have the same title: the first one, from the menu, is kept.
  return [...linked, ...routed]
    .filter(({ to, label }) => {
      const known = seen.has(to) || seen.has(label.ar);
      seen.add(to).add(label.ar);
      return !known;
    })
    .map(({ to, label, icon }) => ({ to, label, icon }));
}

/** Pages whose name contains all the words, in the page's language first, then in the other. */
export function matchingPages(pages: readonly Page[], words: readonly string[], language: LanguageCode): Page[] {
  const holds = (text: string) => {
    const key = searchWords(text).join(' ');
    return words.every((word) => key.includes(word));
  };
  const other = language === 'ar' ? 'en' : 'ar';
  const own = pages.filter(({ label }) => holds(label[language]));
  return [...own, ...pages.filter((page) => !own.includes(page) && holds(page.label[other]))];
}
