import type { Capability } from '@waqf/contracts/identity';
import type { FrameLinks, HeaderAction, MenuItem } from '@waqf/contracts/releases';
import type { Remote } from '@waqf/platform-web';
import { Icon, type IconName } from '@waqf/ui/core';

/** The menu and buttons of the frame. */
export type LinksOfFrame = Pick<Remote, 'navigation' | 'quickActions'>;

const isIcon = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(Icon, name);

function drawn(name: string | undefined, size?: number) {
  if (!isIcon(name)) return null;
  const Drawn = Icon[name];
  return <Drawn {...(size ? { size } : {})} />;
}

const navItemOf = (item: MenuItem): LinksOfFrame['navigation'][number] => ({
  to: item.to,
  label: item.label,
  icon: drawn(item.icon),
  ...(item.gate ? { gate: item.gate as Capability } : {}),
  ...(item.badge === 'unread' ? { badge: item.badge } : {}),
  ...(item.below ? { below: item.below } : {}),
  ...(item.alsoOn ? { alsoOn: item.alsoOn } : {}),
  ...(item.tab ? { tab: item.tab } : {}),
  ...(item.heading === undefined ? {} : { heading: item.heading }),
  ...(item.figure ? { figure: item.figure } : {}),
});

const quickActionOf = ({ to, label, icon, gate, notOn }: HeaderAction): LinksOfFrame['quickActions'][number] => ({
  to,
  label,
  icon: drawn(icon, 18),
  ...(gate ? { gate: gate as Capability } : {}),
  ...(notOn ? { notOn } : {}),
});

/** The links that a remote's release announces, used until the remote itself is loaded. */
export const announcedLinks = (frame: FrameLinks | undefined): LinksOfFrame => ({
  navigation: (frame?.navigation ?? []).map(navItemOf),
  quickActions: (frame?.quickActions ?? []).map(quickActionOf),
});

/** The addresses of the links, without the part after `?`. */
export const pathsOfLinks = ({ navigation, quickActions }: LinksOfFrame): string[] =>
  [...navigation, ...quickActions].map(({ to }) => to.replace(/\?.*/, ''));
