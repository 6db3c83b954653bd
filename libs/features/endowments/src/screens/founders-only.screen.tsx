import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

const messages = defineMessages({
  create: { ar: 'ليس لديك صلاحية لإنشاء الأوقاف', en: 'You have no permission to create waqfs' },
  approve: { ar: 'ليس لديك صلاحية لاعتماد هذا الوقف', en: 'You have no permission to approve this waqf' },
  edit: { ar: 'ليس لديك صلاحية لتعديل هذا الوقف', en: 'You have no permission to change this waqf' },
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
