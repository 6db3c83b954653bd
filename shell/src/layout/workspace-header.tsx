import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { headerActions, shownLinks } from '@waqf/contracts/releases';
import { useLanguage, useRouteWorks, useSession, type Remote } from '@waqf/platform-web';
import { Button, Header } from '@waqf/ui/core';
import type { LinksOfFrame } from './frame-links';
import { LanguageSwitch } from './language-switch';
import { NotificationBell } from './notification-bell';
import { useSearchEntry } from './search/search-entry';
import { ThemeSwitch } from './theme-switch';
import * as css from './workspace.module.css';

/** Search, quick actions of the remote, language, theme, and notifications. */
export function WorkspaceHeader({ remote, links }: { remote: Remote | null; links: LinksOfFrame }) {
  const { can } = useSession();
  const { language } = useLanguage();
  const works = useRouteWorks();
  const { pathname } = useLocation();
  const search = useSearchEntry(remote);
  const actions = headerActions(shownLinks(links.quickActions, works, can), pathname);
  return (
    <Header
      search={search.field}
      actions={
        <>
          <span className={css.quickActions}>
            {actions.map(({ to, label, icon }) => (
              <Button key={to} href={to} size="small" icon={icon as ReactElement}>
                {label[language]}
              </Button>
            ))}
          </span>
          <span className={css.switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          {search.button}
          <NotificationBell />
          {search.dialog}
        </>
      }
    />
  );
}
