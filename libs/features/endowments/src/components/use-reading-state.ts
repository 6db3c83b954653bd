import type { DeedDocument } from '@waqf/contracts/documents';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { processMessages } from '../messages/process.messages';
import { countsByStatus } from '../model/reading-words';

const keyOf = {
  processed: 'state.done',
  processing: 'state.reading',
  uploaded: 'state.waiting',
  error: 'state.failed',
} as const;

/** One sentence on where the reading stands: `صك واحد اكتمل، وصك يُقرأ الآن…`. */
export function useReadingState(): (documents: readonly DeedDocument[]) => string {
  const t = useMessages(processMessages);
  const { language } = useLanguage();
  return (documents) => {
    if (documents.every(({ status }) => status === 'processed')) return t('state.allRead');
    if (documents.every(({ status }) => status === 'uploaded')) return t('state.ready');
    const counts = countsByStatus(documents);
    const parts = counts.map(({ status, count }) => t(keyOf[status], { count }));
    const sentence = language === 'ar' ? `${parts.join('، و')}.` : `${parts.join(', ')}.`;
    const spoken = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    return counts.some(({ status }) => status === 'processing') ? `${spoken} ${t('state.leave')}` : spoken;
  };
}
