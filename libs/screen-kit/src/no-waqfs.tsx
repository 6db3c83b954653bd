import { defineMessages, useCan, useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';

const messages = defineMessages({
  title: { ar: 'لا أوقاف معتمدة بعد', en: 'No approved waqfs yet' },
  founder: { ar: 'تعمل هذه الصفحة بعد اعتماد وقفك الأول.', en: 'This page works once your first waqf is approved.' },
  toWaqfs: { ar: 'أوقافي', en: 'My waqfs' },
  nazir: {
    ar: 'تعمل هذه الصفحة عندما يعتمد الواقف وقفًا أنت ناظره في صك النظارة.',
    en: 'This page works once a founder approves a waqf whose nazir deed names you.',
  },
  others: { ar: 'تعمل هذه الصفحة بعد اعتماد أول وقف.', en: 'This page works once the first waqf is approved.' },
});

/** In place of a page about money or people while the user has no approved waqf: nothing could be shown or added. */
export function NoWaqfs() {
  const t = useMessages(messages);
  const creates = useCan('waqf.create');
  const manages = useCan('waqf.manage');
  return (
    <EmptyState
      icon={<Icon.Waqf size={28} />}
      title={t('title')}
      text={t(creates ? 'founder' : manages ? 'nazir' : 'others')}
      action={creates ? <Button href="/waqf">{t('toWaqfs')}</Button> : null}
    />
  );
}
