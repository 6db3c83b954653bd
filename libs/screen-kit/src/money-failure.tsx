import { waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { LoadFailure } from './load-failure';
import { isMissing, MissingWaqf } from './missing-waqf';

const messages = defineMessages({
  notFound: waqfCatalogue.notAccessible,
  notFoundText: {
    ar: 'تأكد من الرابط، أو اختر الوقف من قائمة الأوقاف.',
    en: 'Check the link, or choose the waqf from the list.',
  },
  toWaqfs: { ar: 'الأوقاف', en: 'Waqfs' },
  loadFailed: { ar: 'تعذر تحميل الصفحة', en: 'The page could not be loaded' },
  loadFailedText: {
    ar: 'أموال الوقف وقيوده محفوظة كما هي.',
    en: 'The money and entries of the waqf are safe as they are.',
  },
});

export interface MoneyFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** Names what could not be loaded, when it is not the page. */
  title?: string;
  bare?: boolean;
}

/**
 * Shown instead of money that could not be loaded: the waqf is missing (or not yours, which looks the same), or an
 * error occurred, with what is not affected.
 */
export function MoneyFailure({ error, onRetry, retrying, title, bare }: MoneyFailureProps) {
  const t = useMessages(messages);
  if (isMissing(error) && !bare)
    return <MissingWaqf title={t('notFound')} text={t('notFoundText')} back={t('toWaqfs')} />;
  return (
    <LoadFailure
      bare={bare}
      title={title ?? t('loadFailed')}
      error={error}
      safe={t('loadFailedText')}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
