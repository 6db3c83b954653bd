import type { Language } from '@waqf/contracts/identity';
import {
  activeItem,
  figureOf,
  figureValues,
  type FrameLinks,
  headerActions,
  headOf,
  type HeaderAction,
  linkFields,
  linkPlaces,
  type MenuItem,
  type PageFigure,
  phoneTabs,
  shownLinks,
  titleOf,
} from '@waqf/contracts/releases';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import * as z from 'zod/mini';
import { escaped } from './escaped.js';

/**
 * Markup of links as the shell draws them (separate for the link to the current page), and of the tab bar on a phone.
 */
export const frameShapes = z.object({
  menuActive: z.string(),
  menu: z.string(),
  tabActive: z.string(),
  tab: z.string(),
  tabs: z.string(),
  action: z.string(),
  /** The title of the page, and what replaces it when it is not known; older shells have neither. */
  title: z.optional(z.string()),
  noTitle: z.optional(z.string()),
  /** The sentence under the title, and what replaces it when it is not known; older shells have neither. */
  state: z.optional(z.string()),
  noState: z.optional(z.string()),
  /** The main figure of the page with its lines, and what replaces it without one; older shells have none. */
  figure: z.optional(z.string()),
  note: z.optional(z.string()),
  noteAmount: z.optional(z.string()),
  noFigure: z.optional(z.string()),
});
export type FrameShapes = z.infer<typeof frameShapes>;

/** Markup of the kit's icons, by name. */
export const frameIcons = z.record(z.string(), z.object({ link: z.string(), button: z.string() }));
export type FrameIcons = z.infer<typeof frameIcons>;

/** The user and the page for which a frame is filled in. */
export interface FramePage {
  readonly path: string;
  readonly language: Language;
  readonly capabilities: readonly string[];
  /** The text of the answer to a call that is sent with the page; null when it is not. */
  readonly answerOf?: (call: string) => string | null;
}

/**
 * The frame of a page, filled with the links that the user's remote declares; a link that needs a capability is shown
 * only to users who have it. Texts of a release are always escaped.
 * @param frame undefined for releases that declare no links: the frame then has none
 */
export function fillFrame(
  { html, shapes, icons }: { html: string; shapes: FrameShapes; icons: FrameIcons },
  frame: FrameLinks | undefined,
  { path, language, capabilities, answerOf = () => null }: FramePage,
): string {
  const may = <Link extends MenuItem | HeaderAction>(links: readonly Link[]) =>
    shownLinks(
      links,
      () => true,
      (gate) => capabilities.includes(gate),
    );
  const items = may(frame?.navigation ?? []);
  const active = activeItem(items, path);
  const link = (shape: string, { to, icon, label }: LinkText, kind: 'link' | 'button' = 'link') =>
    shape
      .replace(linkFields.address, () => escaped(to))
      .replace(linkFields.icon, () => icons[icon ?? '']?.[kind] ?? '')
      .replace(linkFields.label, () => escaped(label[language]));
  const menu = items.map((item) => link(item === active ? shapes.menuActive : shapes.menu, item));
  const tabs = phoneTabs(items, path).map((item) =>
    link(item.to === active?.to ? shapes.tabActive : shapes.tab, { ...item, label: item.tab }),
  );
  const actions = headerActions(may(frame?.quickActions ?? []), path).map((item) =>
    link(shapes.action, item, 'button'),
  );
  const head = headOf(frame?.pages ?? [], path, (gate) => capabilities.includes(gate));
  const title = titleOf(items, path) ?? head?.title;
  const bar = tabs.length > 0 ? shapes.tabs.replace(linkPlaces.tabs, () => tabs.join('')) : '';
  return html
    .replace(linkPlaces.menu, () => menu.join(''))
    .replace(linkPlaces.actions, () => actions.join(''))
    .replace(linkPlaces.title, () => wordsIn(shapes.title, shapes.noTitle, title?.[language]))
    .replace(linkPlaces.state, () => wordsIn(shapes.state, shapes.noState, head?.state[language]))
    .replace(linkPlaces.figure, () => figureMarkup(shapes, figureOf(items, path), { language, answerOf }))
    .replace(linkPlaces.tabs, () => bar);
}

/** A shape with a text in it; what replaces it when the text is not known. */
const wordsIn = (shape = '', otherwise = '', text?: string): string =>
  text === undefined ? otherwise : shape.replace(linkFields.label, () => escaped(text));

/** The main figure of the page with its amounts; what replaces it when the page has none or lacks one. */
function figureMarkup(
  { figure: shape = '', note = '', noteAmount = '', noFigure = '' }: FrameShapes,
  figure: PageFigure | undefined,
  { language, answerOf }: Required<Pick<FramePage, 'language' | 'answerOf'>>,
): string {
  const values = figure && figureValues(figure, answerOf(figure.call));
  if (!values) return noFigure;
  const filled = (markup: string, text: string, amount?: string) =>
    markup
      .replace(linkFields.label, () => escaped(text))
      .replace(linkFields.amount, () => (amount === undefined ? '' : displayAmount(parseSignedAmount(amount))));
  const notes = values.notes.map(({ text, amount }) =>
    filled(amount === undefined ? note : noteAmount, text[language], amount),
  );
  return filled(shape, values.label[language], values.amount).replace(linkPlaces.notes, () => notes.join(''));
}

type LinkText = Pick<MenuItem, 'to' | 'icon' | 'label'>;
