import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { stoppedReport } from '@waqf/contracts/reporting';
import { defineMessages, errorMessage, http, useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Button, PageBody, PageHead, Stack, Surface } from '@waqf/ui/core';
import { useTitle } from '../../boot/use-title';
import { PublicFrame } from '../public-frame';
import * as css from '../verify/verify.module.css';

const messages = defineMessages({
  title: { ar: 'إيقاف تقرير دوري', en: 'Stop a scheduled report' },
  state: { ar: 'لا تحتاج دخولًا. يتوقف عنك وحدك.', en: 'No sign-in needed. It stops for you alone.' },
  stop: { ar: 'أوقف هذا التقرير عني', en: 'Stop this report for me' },
  stopped: { ar: 'لن يصلك «{title}» بعد الآن', en: '“{title}” will not be sent to you any more' },
  stoppedText: {
    ar: 'من أراد استئنافه يضيفه من صفحة التقارير الدورية.',
    en: 'To get it again, add it on the page of scheduled reports.',
  },
  unknown: { ar: 'لا نعرف هذا الرابط', en: 'We do not know this link' },
  unknownText: {
    ar: 'افتحه كما وصلك في الرسالة، أو أوقف التقرير من صفحة التقارير الدورية.',
    en: 'Open it exactly as it is in the e-mail, or stop the report on the page of scheduled reports.',
  },
  failed: { ar: 'لم يُوقف التقرير', en: 'The report was not stopped' },
  schedules: { ar: 'افتح التقارير الدورية', en: 'Open the scheduled reports' },
});

/**
 * The page linked in the mail of a scheduled report; it works without a session. Only a press stops the report, because
 * mail scanners open links too. The code is after the `#`, which is not sent to the server.
 */
export function StopReportScreen() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const code = useLocation().hash.slice(1);
  const stop = useMutation({
    mutationFn: () => http.post('/api/report-stops', { code }, stoppedReport, { tolerate401: true }),
  });
  useTitle(t('title'));
  const title = stop.data?.title ?? null;
  const unknown = code === '' || (stop.isSuccess && title === null);
  return (
    <PublicFrame>
      <main className={css.page}>
        <PageBody>
          <PageHead title={t('title')} state={t('state')} />
          <Surface>
            <Stack gap={16}>
              {title ? (
                <Alert tone="success" title={t('stopped', { title: title[language] })}>
                  {t('stoppedText')}
                </Alert>
              ) : null}
              {stop.error ? (
                <Alert tone="error" title={t('failed')}>
                  {errorMessage(stop.error, language)}
                </Alert>
              ) : null}
              {unknown ? (
                <Alert tone="error" title={t('unknown')}>
                  {t('unknownText')}
                </Alert>
              ) : null}
              <div className={css.act}>
                {title || unknown ? (
                  <Button href="/reports/schedules">{t('schedules')}</Button>
                ) : (
                  <Button variant="primary" size="large" loading={stop.isPending} onClick={() => stop.mutate()}>
                    {t('stop')}
                  </Button>
                )}
              </div>
            </Stack>
          </Surface>
        </PageBody>
      </main>
    </PublicFrame>
  );
}
