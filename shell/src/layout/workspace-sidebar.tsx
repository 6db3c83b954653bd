import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { activeItem, shownLinks } from '@waqf/contracts/releases';
import { defineMessages, useLanguage, useMessages, useRouteWorks, useSession } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Icon, PersonMenu, Sidebar } from '@waqf/ui/core';
import { roleNames } from '../session/role-names';
import type { LinksOfFrame } from './frame-links';
import { LanguageSwitch } from './language-switch';
import { ThemeSwitch } from './theme-switch';
import { useUnreadCount } from './use-unread-count';
import * as css from './workspace.module.css';

const messages = defineMessages({
  help: { ar: 'المساعدة', en: 'Help' },
  notLeft: { ar: 'تعذر تسجيل الخروج', en: 'You are still signed in' },
  notSwitched: { ar: 'تعذر تبديل الدور', en: 'The role was not switched' },
});

/** Navigation of the user's remote, with the user at the bottom. */
export function WorkspaceSidebar({ links }: { links: LinksOfFrame }) {
  const { user, roles, role, can, signOut, switchRole } = useSession();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const works = useRouteWorks();
  const unread = useUnreadCount();
  const roleName = useMessages(roleNames);
  const t = useMessages(messages);
  const fail = useFailureToast();
  const [leaving, setLeaving] = useState(false);
  const items = shownLinks(links.navigation, works, can);
  const active = activeItem(items, pathname);
  const leave = () => {
    setLeaving(true);
    signOut()
      .catch((error: unknown) => fail(t('notLeft'), error))
      .finally(() => setLeaving(false));
  };
  return (
    <Sidebar
      items={[
        ...items.map((item) => ({
          key: item.to,
          href: item.to,
          label: item.label[language],
          icon: item.icon as ReactElement,
          active: item === active,
          badge: item.badge === 'unread' ? unread : undefined,
        })),
        { key: '/help', href: '/help', label: t('help'), icon: <Icon.Help />, active: pathname === '/help' },
      ]}
      footer={
        <>
          <div className={css.menuSwitches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <PersonMenu
            name={user.fullName}
            role={roleName(role)}
            items={roles
              .filter((other) => other !== role)
              .map((other) => ({
                key: other,
                label: roleName(other),
                icon: <Icon.Exchange size={18} />,
                onSelect: () => void switchRole(other).catch((error: unknown) => fail(t('notSwitched'), error)),
              }))}
            onSignOut={leave}
            leaving={leaving}
          />
        </>
      }
    />
  );
}
