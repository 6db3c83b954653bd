import { useMessages } from '@waqf/platform-web';
import { Card, Icon, IconTile, useUi } from '@waqf/ui/core';
import * as css from '../screens/admin-dashboard.module.css';
import { dashboardMessages } from './dashboard.messages';

const links = [
  { name: 'addUser', href: '/admin/users?add=1', icon: <Icon.Plus /> },
  { name: 'jobs', href: '/admin/events', icon: <Icon.Exchange /> },
  { name: 'backups', href: '/admin/backups', icon: <Icon.Save /> },
  { name: 'trail', href: '/admin/audit', icon: <Icon.Shield /> },
  { name: 'releases', href: '/admin/releases', icon: <Icon.Upload /> },
  { name: 'reports', href: '/reports', icon: <Icon.Chart /> },
  { name: 'settings', href: '/admin/system?tab=general', icon: <Icon.Settings /> },
] as const;

/** Links to what administrators use most. */
export function QuickLinks() {
  const t = useMessages(dashboardMessages);
  const { Link } = useUi();
  return (
    <Card title={t('links')}>
      <nav aria-label={t('links')}>
        <ul className={css.links}>
          {links.map(({ name, href, icon }) => (
            <li key={name}>
              <Link href={href} className={css.link}>
                <IconTile icon={icon} />
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
