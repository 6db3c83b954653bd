import { loadingCatalogue, waqfCatalogue } from '@waqf/contracts/messages';
import { defineMessages, HttpError, useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon } from '@waqf/ui/core';
import { LoadFailure } from './load-failure';

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
  /** What could not be loaded, when it is not the page. */
  title?: string;
  bare?: boolean;
}

/**
 * In place of money that can't be shown: the waqf is missing (or not yours, which is the same), or an error with what
 * is safe.
 */
export function MoneyFailure({ error, onRetry, retrying, title, bare }: MoneyFailureProps) {
  const t = useMessages(messages);
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  if (missing && !bare) {
    return (
      <EmptyState
        icon={<Icon.Waqf size={28} />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Button href="/waqf" variant="primary">
            {t('toWaqfs')}
          </Button>
        }
      />
    );
  }
  return (
    <LoadFailure
      bare={bare}
      title={title ?? t('loadFailed')}
      error={error}
      otherwise={loadingCatalogue.unexpected}
      safe={t('loadFailedText')}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
