import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { exportEnvelope, type ExportFormat, type ReportExport } from '@waqf/contracts/exports';
import type { ReportType } from '@waqf/contracts/reporting';
import { http, useLanguage, useMessages, useServerEvent } from '@waqf/platform-web';
import { Alert, Button, Icon, Progress } from '@waqf/ui/core';
import { reportFileMessages } from './report-file.messages';
import { useFailureToast } from './use-failure-toast';

export interface ReportFileButtonsProps {
  report: ReportType;
  /** The filters of the report, computed when the button is pressed, because they may mean "until today". */
  filters: () => Readonly<Record<string, string>>;
  /** The formats; the primary one first. */
  formats: readonly ExportFormat[];
  label: (format: ExportFormat) => string;
}

/** Buttons that request a file of a report (`POST /api/exports`); the requested one is kept in the address. */
export function ReportFileButtons({ report, filters, formats, label }: ReportFileButtonsProps) {
  const t = useMessages(reportFileMessages);
  const { language } = useLanguage();
  const fail = useFailureToast();
  const [params, setParams] = useSearchParams();
  const asking = useMutation({
    mutationFn: (format: ExportFormat) =>
      http.post('/api/exports', { report, format, language, filters: filters() }, exportEnvelope),
    onSuccess: ({ export: { id } }) => {
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
      {label(format)}
    </Button>
  ));
}

/** `GET /api/exports/{id}`: the progress of the file, polled until it has ended. */
const exportQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/exports', id],
    queryFn: async ({ signal }) => (await http.get(`/api/exports/${id}`, exportEnvelope, { signal })).export,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' || state.data.state === 'running' ? 1_000 : false,
  });

/**
 * The progress of the file in the address; the user may leave the page and come back.
 * @param share renders an element beside the download, when the user may share the file with others
 */
export function ReportFileProgress({ share }: { share?: (file: { id: string; waqfId: string }) => ReactNode } = {}) {
  const [params] = useSearchParams();
  const id = params.get('export') ?? '';
  return /^[\da-f-]{36}$/i.test(id) ? <FileProgress id={id} share={share} /> : null;
}

/** The progress of one file until it can be downloaded, has failed or has expired. */
export function FileProgress({
  id,
  initial,
  share,
  download,
}: {
  id: string;
  /** What is known of it already, so that it is shown at once. */
  initial?: ReportExport;
  share?: ((file: { id: string; waqfId: string }) => ReactNode) | undefined;
  /** Replaces the link of a file that has no link. */
  download?: ReactNode;
}) {
  const t = useMessages(reportFileMessages);
  const client = useQueryClient();
  const answer = useQuery({ ...exportQuery(id), ...(initial ? { initialData: initial } : {}) });
  useServerEvent('report.ready', ({ exportId }) => {
    if (exportId === id) void client.invalidateQueries({ queryKey: exportQuery(id).queryKey });
  });
  if (!answer.data) return null;
  const { state, progress, number, reference, waqfId, mayShare } = answer.data;
  if (state === 'ready')
    return (
      <Alert
        tone="success"
        title={number === null ? t('ready') : t('issued', { number: `\u2066${number}\u2069` })}
        action={
          <>
            {download ?? (
              <a href={`/api/exports/${id}/file`} download>
                {t('download')}
              </a>
            )}
            {mayShare && waqfId !== null ? share?.({ id, waqfId }) : null}
          </>
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
