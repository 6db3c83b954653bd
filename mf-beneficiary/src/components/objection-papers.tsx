import { useState } from 'react';
import { mostObjectionFiles, type Objection, type OwnObjection } from '@waqf/contracts/objections';
import { wholePercent } from '@waqf/formats';
import { useMessages } from '@waqf/platform-web';
import { AttachedFiles, UploadField, useAttempt } from '@waqf/screen-kit';
import { Card, DualDate, Quote, Stack } from '@waqf/ui/core';
import { fileOf, useAttachFile } from '../api/objections';
import { messages } from '../screens/objection.messages';
import { awaitedPaper } from './objection-state';

/** The files of the objection; while it is not settled, another file can be attached. */
export function ObjectionPapers({ objection, uploads }: OwnObjection) {
  const t = useMessages(messages);
  const { files, mayAttach, id } = objection;
  const request = awaitedPaper(objection);
  if (files.length === 0 && !mayAttach) return null;
  return (
    <Card title={t(request ? 'paperRequested' : 'papers')} tone={request ? 'gold' : undefined}>
      <Stack gap={12}>
        {request ? <Requested request={request} /> : null}
        {request && files.length === 0 ? null : files.length > 0 ? (
          <AttachedFiles files={files} addressOf={(fileId) => fileOf(id, fileId)} />
        ) : (
          <span>{t('noPapers')}</span>
        )}
        {mayAttach && files.length < mostObjectionFiles ? <Attach id={id} uploads={uploads} /> : null}
      </Stack>
    </Card>
  );
}

function Requested({ request }: { request: Objection['paperRequests'][number] }) {
  const t = useMessages(messages);
  const { text, requestedBy, requestedAt } = request;
  return (
    <>
      <Quote>{text}</Quote>
      <span>
        {requestedBy === null ? null : <bdi>{t('paperRequestedBy', { name: requestedBy })}</bdi>}{' '}
        <DualDate iso={requestedAt} short />
      </span>
      <span>{t('paperRequestedText')}</span>
    </>
  );
}

function Attach({ id, uploads }: { id: string; uploads: OwnObjection['uploads'] }) {
  const t = useMessages(messages);
  const attempt = useAttempt();
  const attach = useAttachFile();
  const [going, setGoing] = useState<{ file: File; share: number } | null>(null);
  const send = async (file: File) => {
    setGoing({ file, share: 0 });
    const onProgress = (share: number) => setGoing({ file, share });
    const failed = t('attachFailed', { name: file.name });
    await attempt(() => attach.mutateAsync({ id, file, onProgress }), { done: t('attached'), failed });
    setGoing(null);
  };
  return (
    <UploadField
      label={t('anotherPaper')}
      uploads={uploads}
      file={going?.file ?? null}
      onFile={(file) => void send(file)}
      disabled={going !== null}
      progress={going ? wholePercent(going.share) : undefined}
      optional
    />
  );
}
