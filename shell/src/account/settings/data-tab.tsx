import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dataCopyEnvelope, exportEnvelope } from '@waqf/contracts/exports';
import { apiQuery, http, saveFile, useMessages } from '@waqf/platform-web';
import { FileProgress, LoadedPart, useAttempt } from '@waqf/screen-kit';
import { Button, Card, Icon, Stack } from '@waqf/ui/core';
import { dataMessages } from './settings.messages';
import * as css from './settings.module.css';

const path = '/api/user/data-copy';
const copyQuery = apiQuery([path], dataCopyEnvelope);

/** The right to a copy of one's data: what it has, the request, and the progress of the latest one. */
export function DataTab() {
  const t = useMessages(dataMessages);
  return (
    <Stack>
      <Card title={t('title')}>
        <Stack gap={16}>
          <p className={css.note}>{t('text')}</p>
          <div>
            <b>{t('has')}</b>
            <ul className={css.parts}>
              {(['profile', 'waqfs', 'payments', 'files'] as const).map((part) => (
                <li key={part}>{t(part)}</li>
              ))}
            </ul>
          </div>
          <p className={css.note}>{t('form')}</p>
          <LatestCopy />
        </Stack>
      </Card>
      <Card title={t('correct')}>
        <p className={css.note}>{t('correctText')}</p>
      </Card>
    </Stack>
  );
}

function LatestCopy() {
  const t = useMessages(dataMessages);
  return (
    <LoadedPart query={useQuery(copyQuery)} title={t('loadFailed')}>
      {({ export: copy }) => (
        <>
          {copy ? (
            <FileProgress key={copy.id} id={copy.id} initial={copy} download={<DownloadCopy id={copy.id} />} />
          ) : null}
          <AskForCopy isAgain={copy !== null} />
        </>
      )}
    </LoadedPart>
  );
}

/** A button, not a link: the download is confirmed in Nafath, as the request was. */
function DownloadCopy({ id }: { id: string }) {
  const t = useMessages(dataMessages);
  const attempt = useAttempt();
  const download = useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await http.download(`/api/exports/${id}/file`, {});
      saveFile(blob, fileName);
    },
  });
  return (
    <Button
      size="small"
      loading={download.isPending}
      onClick={() => void attempt(() => download.mutateAsync(), { failed: t('downloadFailed') })}
    >
      {t('download')}
    </Button>
  );
}

function AskForCopy({ isAgain }: { isAgain: boolean }) {
  const t = useMessages(dataMessages);
  const attempt = useAttempt();
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => http.post(path, {}, exportEnvelope),
    onSuccess: (answer) => client.setQueryData(copyQuery.queryKey, answer),
  });
  return (
    <div>
      <Button
        variant={isAgain ? 'default' : 'primary'}
        icon={<Icon.Download size={18} />}
        loading={ask.isPending}
        onClick={() => void attempt(() => ask.mutateAsync(), { failed: t('failed') })}
      >
        {t(isAgain ? 'askAgain' : 'ask')}
      </Button>
      <p className={`${css.note} ${css.beneath}`}>{t('hint')}</p>
    </div>
  );
}
