import type { ComponentType, ReactNode } from 'react';
import type { Capability, Role } from '@waqf/contracts/identity';
import type { PageFigure, RemoteName } from '@waqf/contracts/releases';
import type { LanguageCode } from '../appearance';

/**
 * Version of the contract between shell and remotes. The shell accepts remotes of its own version and the previous one.
 */
export const contractVersion = 1;

export type Label = Record<LanguageCode, string>;

/** What a user reads instead of a page they may not open; by default 'غير مخول للوصول لهذه الصفحة'. */
export interface DeniedMessage {
  title: Label;
  text?: Label;
}

/**
 * A screen that is loaded when its route is opened:
 * `load: () => import('./screens/x.screen').then((module) => module.XScreen)`.
 */
export interface LazyRoute {
  /** Absolute path pattern of react-router, e.g. `/waqf/:waqfId/process`. */
  path: string;
  load: () => Promise<ComponentType>;
  /** Users without this capability see `denied`. The server checks it as well. */
  gate?: Capability;
  /** Also shown to users of other roles, whose remotes don't serve this address. */
  denied?: DeniedMessage;
  /** Title of the browser tab. */
  title?: Label;
  /**
   * The sentence under the page's title, for a page that always has the same one. It is shown before the screen has
   * loaded, under the label of the page's menu item; for a page that is not in the menu, under `title`.
   */
  state?: Label;
  /** Shown while the screen loads; a skeleton of the same layout. Defaults to the shell's. */
  skeleton?: ReactNode;
}

/**
 * A feature consists of a name, a gate and lazy routes. Remotes combine features; a route's own gate applies in
 * addition.
 */
export interface Feature {
  name: string;
  gate?: Capability;
  routes: readonly LazyRoute[];
}

/** An item of the sidebar. It is not shown when its route is not served. */
export interface NavItem {
  to: string;
  label: Label;
  icon: ReactNode;
  gate?: Capability;
  /** Shows the number of unread notifications beside the label. */
  badge?: 'unread';
  /** True when the item stays marked on pages below its address. */
  below?: boolean;
  /** Other addresses where the item stays marked, with the pages below them, because they belong to its page. */
  alsoOn?: readonly string[];
  /**
   * Also shown in the tab bar of a phone, with this shorter name; only the first four that the user may open are shown.
   */
  tab?: Label;
  /** The title of the page where it differs from `label`; null when the screen composes it, for example a greeting. */
  heading?: Label | null;
  /** The main figure of the page, which is shown before the remote has loaded. */
  figure?: PageFigure;
}

/** A button of the header. */
export interface QuickAction {
  to: string;
  label: Label;
  icon: ReactNode;
  gate?: Capability;
  /** Addresses where the button is hidden, because the screen has the same action or is its target. */
  notOn?: readonly string[];
}

/**
 * The only module that a remote exposes (`./remote`), as `export const remote: Remote`. It reads like a table of
 * contents.
 */
export interface Remote {
  name: RemoteName;
  role: Role;
  contractVersion: number;
  navigation: readonly NavItem[];
  quickActions: readonly QuickAction[];
  /** Screens of this role only. */
  routes: readonly LazyRoute[];
  /** Screens that several roles use; they are compiled into the remote. */
  features: readonly Feature[];
}

/** Routes of a remote with all their gates: the feature's gate and the route's own. */
export function routesOf(remote: Remote): Array<LazyRoute & { gates: Capability[] }> {
  const gatesOf = (...gates: Array<Capability | undefined>) => gates.filter((gate) => gate !== undefined);
  return [
    ...remote.routes.map((route) => ({ ...route, gates: gatesOf(route.gate) })),
    ...remote.features.flatMap((feature) =>
      feature.routes.map((route) => ({ ...route, gates: gatesOf(feature.gate, route.gate) })),
    ),
  ];
}

/** Checks the module of an exposed `./remote`; throws when it is not a remote that this shell can show. */
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
