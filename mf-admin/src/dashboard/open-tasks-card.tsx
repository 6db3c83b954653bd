import { useQuery } from '@tanstack/react-query';
import type { SystemHealth } from '@waqf/contracts/operations';
import type { AdminDashboard } from '@waqf/contracts/reporting';
import { needsUserAction, objectionsQuery } from '@waqf/feature-objections/waiting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Card, Icon, IconTile, List, ListRow, ListSkeleton, Stack } from '@waqf/ui/core';
import { freshMs } from '../api/fresh';
import { backupsQuery, unreliable } from '../api/get-backups';
import { healthQuery } from '../api/system-health';
import { messages } from '../screens/admin-dashboard.messages';
import { hasProblem } from './dashboard-alerts';
import { dashboardMessages } from './dashboard.messages';

/** The value that a service measured; 0 when there is none, which means that nothing is waiting. */
const measured = (health: SystemHealth | undefined, name: string): number =>
  health?.components.flatMap(({ figures }) => figures).find((figure) => figure.name === name)?.value ?? 0;

/** What needs an administrator's action, each with the page where it is settled. */
export function OpenTasksCard({ failedEvents, tasks = [] }: Pick<AdminDashboard, 'failedEvents' | 'tasks'>) {
  const t = useMessages(dashboardMessages);
  const { language } = useLanguage();
  const words = useMessages(messages);
  const { data: health, isPending } = useQuery(healthQuery());
  const { data: kept } = useQuery({ ...backupsQuery(), staleTime: freshMs });
  const { data: known } = useQuery(objectionsQuery());
  const objections = known?.objections.filter(needsUserAction).length ?? 0;
  const failedJobs = measured(health, 'failedJobs');
  const failedMails = measured(health, 'failedMails');
  const troubled = health?.components.filter(hasProblem).length ?? 0;
  const bad = kept !== undefined && unreliable(kept.backups) !== undefined;
  const untried = kept !== undefined && !kept.backups.some(({ trial }) => trial?.result === 'whole');
  const counted = [
    {
      key: 'events',
      is: failedEvents > 0,
      title: words('failedEvents', { count: failedEvents }),
      href: '/admin/events',
    },
    { key: 'jobs', is: failedJobs > 0, title: t('failedJobs', { count: failedJobs }), href: '/admin/events' },
    { key: 'mails', is: failedMails > 0, title: t('failedMails', { count: failedMails }), href: '/admin/events' },
    { key: 'objections', is: objections > 0, title: t('objections', { count: objections }), href: '/objections' },
    { key: 'health', is: troubled > 0, title: t('troubled', { count: troubled }), href: '/admin/system' },
    { key: 'backup', is: bad || untried, title: t(bad ? 'backupBad' : 'backupOld'), href: '/admin/backups' },
  ].filter(({ is }) => is);
  const needs = [...tasks.map(({ title, to }) => ({ key: to, title: title[language], href: to })), ...counted];
  return (
    <Card title={t('needs')}>
      {needs.length > 0 ? (
        <List label={t('needs')}>
          {needs.map(({ key, title, href }) => (
            <ListRow key={key} lead={<IconTile icon={<Icon.Warning />} />} title={title} href={href} />
          ))}
        </List>
      ) : isPending ? (
        <ListSkeleton rows={2} />
      ) : (
        <Stack gap={4}>
          <b>{t('nothing')}</b>
          <span>{t('nothingText')}</span>
        </Stack>
      )}
    </Card>
  );
}
