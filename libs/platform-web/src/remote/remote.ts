import type { ComponentType, ReactNode } from 'react';
import type { Capability, Role } from '@waqf/contracts/identity';
import type { RemoteName } from '@waqf/contracts/releases';
import type { LanguageCode } from '../appearance';

/** What shell and remotes agreed on. The shell admits a remote of its own version or the one before. */
export const contractVersion = 1;

export type Label = Record<LanguageCode, string>;

/** What a person reads in place of a page that is not theirs; without it 'غير مخول للوصول لهذه الصفحة'. */
export interface DeniedMessage {
  title: Label;
  text?: Label;
}

/**
 * A screen that loads when its route is opened: `load: () => import('./screens/x.screen').then((module) =>
 * module.XScreen)`.
 */
export interface LazyRoute {
  /** Absolute path pattern of react-router, e.g. `/waqf/:waqfId/process`. */
  path: string;
  load: () => Promise<ComponentType>;
  /** Who lacks it sees `denied`. The server enforces it again. */
  gate?: Capability;
  /** Also seen by the people of other roles, whose remotes don't serve this address. */
  denied?: DeniedMessage;
  /** Title of the browser tab. */
  title?: Label;
  /** Seen before the screen is there; a skeleton of the same shape. Defaults to the shell's. */
  skeleton?: ReactNode;
}

/** A feature is data: a name, a gate, lazy routes. Roles compose them; a route's own gate comes on top. */
export interface Feature {
  name: string;
  gate?: Capability;
  routes: readonly LazyRoute[];
}

/** An entry of the sidebar. One whose route does not work yet is not shown. */
export interface NavItem {
  to: string;
  label: Label;
  icon: ReactNode;
  gate?: Capability;
  /** Shows the count of unread notifications beside the label. */
  badge?: 'unread';
  /** True when the item stays marked on the pages below its address. */
  below?: boolean;
  /** Also among the places at the bottom of a phone, by this shorter name; the first four that the person may open. */
  tab?: Label;
}

/** A button of the header. */
export interface QuickAction {
  to: string;
  label: Label;
  icon: ReactNode;
  gate?: Capability;
  /** Addresses whose screens show the same action themselves, or are it. */
  notOn?: readonly string[];
}

/**
 * The only module that a remote exposes (`./remote`), as `export const remote: Remote`. Reads like a table of contents.
 */
export interface Remote {
  name: RemoteName;
  role: Role;
  contractVersion: number;
  navigation: readonly NavItem[];
  quickActions: readonly QuickAction[];
  /** Screens that this role alone has. */
  routes: readonly LazyRoute[];
  /** Screens that several roles use, compiled in. */
  features: readonly Feature[];
}

/** Routes of a remote with their gates joined: a feature's gate and the route's own. */
export function routesOf(remote: Remote): Array<LazyRoute & { gates: Capability[] }> {
  const gatesOf = (...gates: Array<Capability | undefined>) => gates.filter((gate) => gate !== undefined);
  return [
    ...remote.routes.map((route) => ({ ...route, gates: gatesOf(route.gate) })),
    ...remote.features.flatMap((feature) =>
      feature.routes.map((route) => ({ ...route, gates: gatesOf(feature.gate, route.gate) })),
    ),
  ];
}

/** The module behind an exposed `./remote`, checked: throws when it is not a remote that this shell can show. */
export function admitRemote(module: unknown, expected: string): Remote {
  const remote = (module as { remote?: Remote } | null)?.remote;
  if (
    !remote ||
    remote.name !== expected ||
    !Array.isArray(remote.routes) ||
    !Array.isArray(remote.features) ||
    !Array.isArray(remote.navigation)
  ) {
    throw new Error(`${expected} exposes no remote`);
  }
  if (remote.contractVersion !== contractVersion && remote.contractVersion !== contractVersion - 1) {
    throw new Error(`${expected} speaks contract ${remote.contractVersion}, the shell ${contractVersion}`);
  }
  return remote;
}
