import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useLanguage, useMessages, useServerEvent } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Alert, Button, Icon, Progress } from '@waqf/ui/core';
import { askForStatement, statementFileQuery, type StatementDays } from '../api/statement';
import { messages } from '../screens/statement.messages';

/** Buttons that ask for a file of the statement; the one that was asked for stands in the address. */
export function StatementButtons({ days }: { days: StatementDays }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const fail = useFailureToast();
  const [params, setParams] = useSearchParams();
  const asking = useMutation({
    mutationFn: (format: 'pdf' | 'xlsx') => askForStatement(format, days, language),
    onSuccess: ({ id }) => {
      const next = new URLSearchParams(params);
      next.set('export', id);
      setParams(next, { replace: true });
    },
    onError: (error) => fail(t('askFailed'), error),
  });
  return (['xlsx', 'pdf'] as const).map((format) => (
    <Button
      key={format}
      variant={format === 'pdf' ? 'primary' : 'default'}
      icon={format === 'pdf' ? <Icon.Download size={18} /> : <Icon.FileSheet size={18} />}
      loading={asking.isPending && asking.variables === format}
      onClick={() => asking.mutate(format)}
    >
      {t(`ask.${format}`)}
    </Button>
  ));
}

/** How far the file of the address is; the person may leave and come back. */
export function StatementFile() {
  const t = useMessages(messages);
  const client = useQueryClient();
  const [params] = useSearchParams();
  const id = params.get('export') ?? '';
  const wanted = /^[\da-f-]{36}$/i.test(id);
  const { data } = useQuery({ ...statementFileQuery(id), enabled: wanted });
  useServerEvent('report.ready', ({ exportId }) => {
    if (exportId === id) void client.invalidateQueries({ queryKey: statementFileQuery(id).queryKey });
  });
  if (!wanted || !data || data.state === 'expired') return null;
  if (data.state === 'ready')
    return (
      <Alert
        tone="success"
        title={data.number === null ? t('ready') : t('issued', { number: `\u2066${data.number}\u2069` })}
        action={
          <a href={`/api/exports/${id}/file`} download>
            {t('download')}
          </a>
        }
      >
        {t('kept')}
      </Alert>
    );
  if (data.state === 'failed')
    return (
      <Alert tone="error" title={t('askFailed')}>
        {t('askFailedText', { reference: `\u2066${data.reference ?? ''}\u2069` })}
      </Alert>
    );
  return (
    <Alert tone="info" title={t('making')}>
      <Progress percent={data.progress} label={t('making')} bare />
    </Alert>
  );
}
