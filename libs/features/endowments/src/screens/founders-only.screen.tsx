import { waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

const messages = defineMessages({
  create: waqfCatalogue.createForbidden,
  approve: waqfCatalogue.approveForbidden,
  edit: waqfCatalogue.editForbidden,
  text: { ar: 'هذا الإجراء للواقف وحده.', en: 'Only the founder may do this.' },
  home: { ar: 'عد إلى لوحتك', en: 'Back to your dashboard' },
});

/** Said in place of a page that is the founder's alone. */
export function FoundersOnly({ act }: { act: 'create' | 'approve' | 'edit' }) {
  const t = useMessages(messages);
  return (
    <EmptyState
      icon={<Icon.Lock size={28} />}
      title={t(act)}
      text={t('text')}
      action={<Button href="/">{t('home')}</Button>}
    />
  );
}

export const NoCreateScreen = () => <FoundersOnly act="create" />;
export const NoApproveScreen = () => <FoundersOnly act="approve" />;
export const NoEditScreen = () => <FoundersOnly act="edit" />;
