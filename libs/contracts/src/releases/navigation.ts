import * as z from 'zod/mini';
import { shapesOf } from './frame-shapes.js';

export const { menuItem, headerAction } = shapesOf({ label: z.string(), address: z.string(), icon: z.string() });
export type MenuItem = z.infer<typeof menuItem>;
export type HeaderAction = z.infer<typeof headerAction>;

/** What a remote puts into the frame of its people's pages: it stands there before the remote is here. */
export const frameLinks = z.object({ navigation: z.array(menuItem), quickActions: z.array(headerAction) });
export type FrameLinks = z.infer<typeof frameLinks>;

/** Links that lead somewhere now and that the person may follow. */
export function shownLinks<Gate extends string, Link extends { to: string; gate?: Gate | undefined }>(
  links: readonly Link[],
  works: (to: string) => boolean,
  can: (gate: Gate) => boolean,
): Link[] {
  return links.filter(({ to, gate }) => works(to) && (gate === undefined || can(gate)));
}

const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const leadsTo = ({ to, below = false }: { to: string; below?: boolean | undefined }, pathname: string): boolean =>
  to === pathname || (below && pathname.startsWith(`${to}/`));

/**
 * The entry that stands for the address: the longest that is the address itself, or above it when it stays marked
 * below.
 */
export function activeItem<Item extends { to: string; below?: boolean | undefined }>(
  items: readonly Item[],
  pathname: string,
): Item | undefined {
  const path = withoutEnd(pathname);
  return items.filter((item) => leadsTo(item, path)).sort((one, other) => other.to.length - one.to.length)[0];
}

const mostTabs = 4;

/**
 * The places at the bottom of a phone. Only the pages that the navigation itself names have them: below those a person
 * does one thing, and its actions stand there.
 */
export function phoneTabs<Tab, Item extends { to: string; tab?: Tab | undefined }>(
  items: readonly Item[],
  pathname: string,
): Array<Item & { tab: NonNullable<Tab> }> {
  const path = withoutEnd(pathname);
  if (!items.some(({ to }) => to === path)) return [];
  return items.flatMap((item) => (item.tab ? [{ ...item, tab: item.tab }] : [])).slice(0, mostTabs);
}

/** Buttons of the header on a page: not those that its screen shows itself. */
export const headerActions = <Action extends { notOn?: readonly string[] | undefined }>(
  actions: readonly Action[],
  pathname: string,
): Action[] => actions.filter(({ notOn }) => !notOn?.includes(pathname));
