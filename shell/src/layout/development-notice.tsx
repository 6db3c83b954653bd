import { defineMessages, useMessages } from '@waqf/platform-web';
import { Alert } from '@waqf/ui/core';

const messages = defineMessages({
  title: { ar: 'نسخة تطوير', en: 'Development version' },
  text: {
    ar: 'هذه الشاشات من {remote} على جهاز مطوّر، ولا يراها غيرك.',
    en: 'These screens are {remote} from a developer’s machine; nobody else sees them.',
  },
});

/** Marks screens that are from no release. */
export function DevelopmentNotice({ remote }: { remote: string }) {
  const t = useMessages(messages);
  return (
    <div data-development={remote}>
      <Alert tone="gold" title={t('title')}>
        {t('text', { remote })}
      </Alert>
    </div>
  );
}
