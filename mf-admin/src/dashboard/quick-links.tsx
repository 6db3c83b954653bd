import { useMessages } from '@waqf/platform-web';
import { Card, Icon, IconTile, List, ListRow } from '@waqf/ui/core';
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

/** What an administrator comes for, one step away. */
export function QuickLinks() {
  const t = useMessages(dashboardMessages);
  return (
    <Card title={t('links')}>
      <nav aria-label={t('links')}>
        <List label={t('links')}>
          {links.map(({ name, href, icon }) => (
            <ListRow key={name} lead={<IconTile icon={icon} />} title={t(name)} href={href} />
          ))}
        </List>
      </nav>
    </Card>
  );
}
