import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { activeItem, phoneTabs, shownLinks } from '@waqf/contracts/releases';
import { useLanguage, useRouteWorks, useSession } from '@waqf/platform-web';
import { PhoneTabs } from '@waqf/ui/core';
import type { LinksOfFrame } from './frame-links';

/** The four tabs of the user's remote at the bottom of a phone. */
export function WorkspaceTabs({ links }: { links: LinksOfFrame }) {
  const { can } = useSession();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const works = useRouteWorks();
  const items = shownLinks(links.navigation, works, can);
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
