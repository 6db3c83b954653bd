import { useRouteError } from 'react-router';
import { errorReference, useLanguage } from '@waqf/platform-web';
import { SupportLine } from '../public/support-line';
import { ErrorState, PageBody, UiProvider } from '@waqf/ui/core';

const words = {
  title: { ar: 'تعذر عرض الصفحة', en: 'The page could not be shown' },
  text: {
    ar: 'بياناتك محفوظة. حدّث الصفحة، وإن تكرر الخطأ فأبلغ الدعم.',
    en: 'Your data is safe. Reload the page; if it happens again, tell support.',
  },
};

/** The last error boundary: shown when something in the shell itself failed. */
export function PageFailure() {
  const error = useRouteError();
  const { language } = useLanguage();
  return (
    <UiProvider language={language}>
      <PageBody narrow>
        <ErrorState
          title={words.title[language]}
          text={words.text[language]}
          safe={null}
          reference={errorReference(error) ?? undefined}
          onRetry={() => location.reload()}
        />
        <SupportLine />
      </PageBody>
    </UiProvider>
  );
}
