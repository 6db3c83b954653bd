import type { DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { capitalised } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { processMessages } from '../messages/process.messages';
import { countsByStatus } from '../model/reading-words';

const keyOf = {
  processed: 'state.done',
  processing: 'state.reading',
  uploaded: 'state.waiting',
  error: 'state.failed',
} as const;

/**
 * One sentence about the progress of the reading: `صك واحد اكتمل، وصك يُقرأ الآن…`.
 * @param may what the user may do next; other users read who must do it
 */
export function useReadingState(
  may: Pick<WaqfView['may'], 'upload' | 'process'>,
): (documents: readonly DeedDocument[]) => string {
  const t = useMessages(processMessages);
  const { language } = useLanguage();
  return (documents) => {
    if (documents.every(({ status }) => status === 'processed'))
      return t(may.upload ? 'state.allRead' : 'state.allReadOther');
    if (documents.every(({ status }) => status === 'uploaded'))
      return t(may.process ? 'state.ready' : 'state.readyOther');
    const counts = countsByStatus(documents);
    const parts = counts.map(({ status, count }) => t(keyOf[status], { count }));
    const sentence = language === 'ar' ? `${parts.join('، و')}.` : `${parts.join(', ')}.`;
    const spoken = capitalised(sentence);
    return may.upload && counts.some(({ status }) => status === 'processing')
      ? `${spoken} ${t('state.leave')}`
      : spoken;
  };
}
