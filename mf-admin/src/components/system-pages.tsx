import { useLocation } from 'react-router';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { useUi } from '@waqf/ui/core';
import * as css from './system-pages.module.css';

const messages = defineMessages({
  pages: { ar: 'صفحات النظام', en: 'Pages of the system' },
  '/admin/system': { ar: 'النظام', en: 'The system' },
  '/admin/events': { ar: 'المهام والأحداث', en: 'Jobs and events' },
  '/admin/backups': { ar: 'النسخ الاحتياطي', en: 'Backups' },
  '/admin/audit': { ar: 'سجل التدقيق', en: 'Audit trail' },
});
const pages = ['/admin/system', '/admin/audit', '/admin/events', '/admin/backups'] as const;

/** Links between the pages that an operator uses together. */
export function SystemPages() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const { Link } = useUi();
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      {pages.map((path) => (
        <Link key={path} href={path} className={css.page} aria-current={path === pathname ? 'page' : undefined}>
          {t(path)}
        </Link>
      ))}
    </nav>
  );
}
