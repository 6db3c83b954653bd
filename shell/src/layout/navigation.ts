import { matchPath } from 'react-router';
import type { Capability } from '@waqf/contracts/identity';
import type { NavItem } from '@waqf/platform-web';

interface Gated {
  to: string;
  gate?: Capability;
}

/** Links that lead somewhere now and that the person may follow. */
export function shownLinks<T extends Gated>(
  links: readonly T[],
  works: (to: string) => boolean,
  can: (capability: Capability) => boolean,
): T[] {
  return links.filter(({ to, gate }) => works(to) && (gate === undefined || can(gate)));
}

/**
 * The entry that stands for the address: the longest that is the address itself, or above it when it stays marked
 * below.
 */
export function activeItem(items: readonly NavItem[], pathname: string): NavItem | undefined {
  return items
    .filter((item) => matchPath({ path: item.to, end: !item.below }, pathname))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

const mostTabs = 4;

/**
 * The places at the bottom of a phone. Only the pages that the navigation itself names have them: below those a person
 * does one thing, and its actions stand there.
 */
export function phoneTabs(
  items: readonly NavItem[],
  pathname: string,
): Array<NavItem & { tab: NonNullable<NavItem['tab']> }> {
  if (!items.some(({ to }) => matchPath(to, pathname))) return [];
  return items.flatMap((item) => (item.tab ? [{ ...item, tab: item.tab }] : [])).slice(0, mostTabs);
}
