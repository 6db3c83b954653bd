import * as z from 'zod/mini';
import { shapesOf } from './frame-shapes.js';

export const { menuItem, headerAction, pageHead } = shapesOf({
  label: z.string(),
  address: z.string(),
  icon: z.string(),
  text: z.string(),
});
export type MenuItem = z.infer<typeof menuItem>;
export type HeaderAction = z.infer<typeof headerAction>;
export type PageHead = z.infer<typeof pageHead>;

/**
 * The links that a remote adds to the frame of its users' pages, and the heads of its pages; they are shown before the
 * remote has loaded.
 */
export const frameLinks = z.object({
  navigation: z.array(menuItem),
  quickActions: z.array(headerAction),
  /** Left out by older releases. */
  pages: z.optional(z.array(pageHead)),
});
export type FrameLinks = z.infer<typeof frameLinks>;

/** The links that have a page now and that the user may follow. */
export function shownLinks<Gate extends string, Link extends { to: string; gate?: Gate | undefined }>(
  links: readonly Link[],
  works: (to: string) => boolean,
  can: (gate: Gate) => boolean,
): Link[] {
  return links.filter(({ to, gate }) => works(to) && (gate === undefined || can(gate)));
}

const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

interface Place {
  to: string;
  below?: boolean | undefined;
  alsoOn?: readonly string[] | undefined;
}

const isBelow = (parent: string, pathname: string): boolean => pathname.startsWith(`${parent}/`);

const leadsTo = ({ to, below = false, alsoOn = [] }: Place, pathname: string): boolean =>
  to === pathname ||
  (below && isBelow(to, pathname)) ||
  alsoOn.some((other) => other === pathname || isBelow(other, pathname));

/**
 * The menu item of an address: the longest one that is the address itself, or a parent of it if it stays marked for
 * pages below, or that stays marked on this address.
 */
export function activeItem<Item extends { to: string; below?: boolean | undefined }>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  const path = withoutEnd(pathname);
  return items.filter((item) => leadsTo(item, path)).sort((one, other) => other.to.length - one.to.length)[0];
}

/**
 * The title of a page of the menu, which is shown before its screen has loaded: the label of its item, unless the item
 * has another heading. Undefined for other pages and for screens that compose their title themselves.
 */
export function titleOf<Words>(
  items: readonly { to: string; label: Words; heading?: Words | null | undefined }[],
  pathname: string,
): Words | undefined {
  const path = withoutEnd(pathname);
  const item = items.find(({ to }) => to === path);
  return item?.heading === undefined ? item?.label : (item.heading ?? undefined);
}

/** The announced head of a page that the user may open; undefined for a page whose head depends on its data. */
export const headOf = <Head extends { to: string; gates?: readonly string[] | undefined }>(
  pages: readonly Head[],
  pathname: string,
  can: (gate: string) => boolean,
): Head | undefined => pages.find(({ to, gates = [] }) => to === withoutEnd(pathname) && gates.every(can));

/** The main figure of a page of the menu; undefined for a page without one. */
export const figureOf = <Figure>(
  items: readonly { to: string; figure?: Figure | undefined }[],
  pathname: string,
): Figure | undefined => items.find(({ to }) => to === withoutEnd(pathname))?.figure;

const mostTabs = 4;

/**
 * The tabs at the bottom of a phone. Only pages that are themselves in the navigation have tabs; on pages below them
 * the user does one thing, and its actions are shown there instead.
 */
export function phoneTabs<Tab, Item extends { to: string; tab?: Tab | undefined }>(
  items: readonly Item[],
  pathname: string,
): Array<Item & { tab: NonNullable<Tab> }> {
  const path = withoutEnd(pathname);
  if (!items.some(({ to }) => to === path)) return [];
  return items.flatMap((item) => (item.tab ? [{ ...item, tab: item.tab }] : [])).slice(0, mostTabs);
}

/** The header's buttons on a page, without those that its screen already shows. */
export const headerActions = <Action extends { notOn?: readonly string[] | undefined }>(
  actions: readonly Action[],
  pathname: string,
): Action[] => actions.filter(({ notOn }) => !notOn?.includes(pathname));
