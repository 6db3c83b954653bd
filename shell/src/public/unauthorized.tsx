import { peopleCatalogue } from '@waqf/contracts/messages';
import { defineMessages, homeOf, useLanguage, useMessages, useSession, type DeniedMessage } from '@waqf/platform-web';
import { useTitle } from '../boot/use-title';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

const messages = defineMessages({
  title: peopleCatalogue.pageForbidden,
  text: {
    ar: 'هذه الصفحة لدور آخر. إن كان لك أكثر من دور فبدّله من اسمك في القائمة.',
    en: 'This page belongs to another role. If you have several, switch from your name in the menu.',
  },
  home: { ar: 'لوحة المتابعة', en: 'Dashboard' },
});

/**
 * Shown for a page of another role, or one whose capability the user lacks, with the route's own text or a general one.
 */
export function UnauthorizedState({ denied }: { denied?: DeniedMessage | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { role } = useSession();
  const title = denied?.title[language] ?? t('title');
  useTitle(title);
  return (
    <EmptyState
      page
      title={title}
      text={denied?.text?.[language] ?? t('text')}
      icon={<Icon.Lock size={28} />}
      action={
        <Button variant="primary" href={homeOf[role]}>
          {t('home')}
        </Button>
      }
    />
  );
}
