import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useLanguage, useRouteWorks, useSession, type Remote } from '@waqf/platform-web';
import { PhoneTabs } from '@waqf/ui/core';
import { activeItem, phoneTabs, shownLinks } from './navigation';

/** The four places of the person's remote at the bottom of a phone. */
export function WorkspaceTabs({ remote }: { remote: Remote | null }) {
  const { can } = useSession();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const works = useRouteWorks();
  const items = remote ? shownLinks(remote.navigation, works, can) : [];
  const active = activeItem(items, pathname)?.to;
  return (
    <PhoneTabs
      items={phoneTabs(items, pathname).map(({ to, tab, icon }) => ({
        key: to,
        href: to,
        label: tab[language],
        icon: icon as ReactElement,
        active: to === active,
      }))}
    />
  );
}
