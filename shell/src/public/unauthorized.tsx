import { peopleCatalogue } from '@waqf/contracts/messages';
import { defineMessages, homeOf, useMessages, useSession } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

const messages = defineMessages({
  title: peopleCatalogue.pageForbidden,
  text: {
    ar: 'هذه الصفحة لدور آخر. إن كان لك أكثر من دور فبدّله من اسمك في القائمة.',
    en: 'This page belongs to another role. If you have several, switch from your name in the menu.',
  },
  home: { ar: 'لوحة المتابعة', en: 'Dashboard' },
});

/** A page of another role. */
export function UnauthorizedState() {
  const t = useMessages(messages);
  const { role } = useSession();
  return (
    <EmptyState
      title={t('title')}
      text={t('text')}
      icon={<Icon.Lock size={28} />}
      action={
        <Button variant="primary" href={homeOf[role]}>
          {t('home')}
        </Button>
      }
    />
  );
}
