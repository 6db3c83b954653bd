import { errorMessage, errorReference, HttpError, useLanguage, useMessages } from '@waqf/platform-web';
import { Button, EmptyState, ErrorState, Icon } from '@waqf/ui/core';
import { waqfMessages } from '../messages/waqf.messages';

/** In place of a waqf that can't be shown: missing (or not yours, which is the same), or an error with what is safe. */
export function WaqfFailure({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying?: boolean }) {
  const t = useMessages(waqfMessages);
  const { language } = useLanguage();
  const missing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  if (missing) {
    return (
      <EmptyState
        icon={<Icon.Waqf size={28} />}
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Button href="/waqf" variant="primary">
            {t('backToList')}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      title={t('loadFailed')}
      text={t('loadFailedText', { message: errorMessage(error, language).replace(/[.۔]$/, '') })}
      reference={errorReference(error) ?? undefined}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
