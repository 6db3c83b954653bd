import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { exportFormats, type ExportFormat } from '@waqf/contracts/exports';
import { useLanguage, useMessages, useServerEvent } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Alert, Button, Icon, Progress } from '@waqf/ui/core';
import { askForExport, exportQuery } from '../api/report-export';
import { exportMessages } from '../messages/reports.messages';
import { searchOf, type ReportFilter } from '../model/report-filter';

/** Buttons that ask for a file of the report; the export that was asked for stands in the address. */
export function ExportButtons({
  filter,
  formats = exportFormats,
}: {
  filter: ReportFilter;
  /** The main one first. */
  formats?: readonly ExportFormat[];
}) {
  const t = useMessages(exportMessages);
  const { language } = useLanguage();
  const fail = useFailureToast();
  const [params, setParams] = useSearchParams();
  const asking = useMutation({
    mutationFn: (format: ExportFormat) => askForExport(filter.type, format, searchOf(filter, new Date()), language),
    onSuccess: ({ id }) => {
      const next = new URLSearchParams(params);
      next.set('export', id);
      setParams(next, { replace: true });
    },
    onError: (error) => fail(t('failed'), error),
  });
  return formats.toReversed().map((format) => (
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

/** How far the export of the address is; the person may leave and come back. */
export function ExportProgress() {
  const t = useMessages(exportMessages);
  const client = useQueryClient();
  const [params] = useSearchParams();
  const id = params.get('export') ?? '';
  const wanted = /^[\da-f-]{36}$/i.test(id);
  const answer = useQuery({ ...exportQuery(id), enabled: wanted });
  useServerEvent('report.ready', ({ exportId }) => {
    if (exportId === id) void client.invalidateQueries({ queryKey: exportQuery(id).queryKey });
  });
  if (!wanted || !answer.data) return null;
  const { state, progress, number, reference } = answer.data;
  if (state === 'ready')
    return (
      <Alert
        tone="success"
        title={number === null ? t('ready') : t('issued', { number: `\u2066${number}\u2069` })}
        action={
          <a href={`/api/exports/${id}/file`} download>
            {t('download')}
          </a>
        }
      >
        {t('kept')}
      </Alert>
    );
  if (state === 'failed')
    return (
      <Alert tone="error" title={t('failed')}>
        {t('failedText', { reference: `\u2066${reference ?? ''}\u2069` })}
      </Alert>
    );
  if (state === 'expired') return <Alert tone="info" title={t('expired')} />;
  return (
    <Alert tone="info" title={t('making')}>
      <Progress percent={progress} label={t('making')} bare />
    </Alert>
  );
}
