import { linkFields, linkPlaces, type RegistryEntry } from '@waqf/contracts/releases';
import { onlyMatch } from './only-match';

/*
 * The frame of signed-in pages is rendered once, when the shell is built, but its links depend on the released remote.
 * So it is rendered with one link of each kind and cut: the server puts links of these shapes at the marks
 * (`api/src/releases/domain/fill-frame.ts`).
 */

const tabMark = '\ue016';
const stateMark = '\ue01e';
const otherAddress = '/other';
const word = (text: string) => ({ ar: text, en: text });

/**
 * The links with which the frame to be cut is rendered: one to the page itself, which is marked as current, one to
 * another page, and one button.
 */
export const linksToCut = (page: string): NonNullable<RegistryEntry['frame']> => ({
  navigation: [page, otherAddress].map((to) => ({
    to,
    label: word(linkFields.label),
    icon: 'Info',
    tab: word(tabMark),
  })),
  quickActions: [{ to: otherAddress, label: word(linkFields.label), icon: 'Info' }],
  pages: [{ to: page, state: word(stateMark) }],
});

/** A frame without links, head and figure, and the markup of each kind of link, of the title and the sentence below. */
export interface CutFrame {
  html: string;
  shapes: Record<'menuActive' | 'menu' | 'tabActive' | 'tab' | 'tabs' | 'action' | 'title' | 'state', string>;
}

/**
 * @param figures markup that replaces the page's main figure
 * @throws Error when the markup contains other links than it was rendered with, or no figures
 */
export function cutFrame(html: string, figures: string): CutFrame {
  const entries = [...html.matchAll(/<li>(?:(?!<\/li>).)*<\/li>/gs)].map(([entry]) => entry);
  const [menuActive, menu] = two(entries.filter((entry) => entry.includes(linkFields.label)));
  const [tabActive, tab] = two(entries.filter((entry) => entry.includes(tabMark)));
  const bar = only(html, elementWith('nav', tabMark));
  const withoutMenu = html.replace(menuActive + menu, linkPlaces.menu).replace(bar, linkPlaces.tabs);
  const action = only(withoutMenu, elementWith('a', linkFields.label));
  const withoutLinks = withoutMenu.replace(action, linkPlaces.actions);
  const title = only(withoutLinks, elementWith('span', linkFields.label));
  const state = only(withoutLinks, elementWith('span', stateMark));
  if (!withoutLinks.includes(figures)) throw new Error('the frame has no place for a figure');
  return {
    html: withoutLinks
      .replace(title, linkPlaces.title)
      .replace(state, linkPlaces.state)
      .replace(figures, linkPlaces.figure),
    shapes: {
      menuActive: shapeOf(menuActive),
      menu: shapeOf(menu),
      tabActive: shapeOf(tabActive),
      tab: shapeOf(tab),
      tabs: bar.replace(tabActive + tab, linkPlaces.tabs),
      action: shapeOf(action),
      title,
      state: state.replace(stateMark, linkFields.label),
    },
  };
}

/** Matches the innermost element of a kind that contains a mark. */
const elementWith = (tag: string, mark: string): RegExp =>
  new RegExp(`<${tag} (?:(?!<${tag} ).)*${mark}.*?</${tag}>`, 's');

const shapeOf = (link: string): string =>
  link
    .replace(/href="[^"]*"/, `href="${linkFields.address}"`)
    .replace(/<svg .*?<\/svg>/s, linkFields.icon)
    .replace(tabMark, linkFields.label);

function two(entries: string[]): [string, string] {
  const [first, second, ...more] = entries;
  if (first === undefined || second === undefined || more.length > 0)
    throw new Error(`the frame has ${entries.length} links of a kind instead of 2`);
  return [first, second];
}

const only = (markup: string, pattern: RegExp): string => onlyMatch(markup, pattern, 'the frame');
