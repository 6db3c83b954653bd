import { useEffect, useRef } from 'react';
import type { DeedDocument } from '@waqf/contracts/documents';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, Grid, Progress, Surface, useToast } from '@waqf/ui/core';
import { useProcessDocuments } from '../api/process-documents';
import { processMessages } from '../messages/process.messages';
import { isBeingRead, readingProgress } from '../model/reading-progress';
import { DeedReadingCard } from './deed-reading-card';
import { UploadLimitsNote } from './upload-limits';

export interface ReadingSectionProps {
  view: WaqfView;
  /** The deeds in force, or those of an amendment. */
  documents: readonly DeedDocument[];
}

/** The overall progress, and each deed with its stages. */
export function ReadingSection({ view, documents }: ReadingSectionProps) {
  const t = useMessages(processMessages);
  const { waqf, may } = view;
  const progress = readingProgress(documents);
  useDoneToast(documents);
  return (
    <>
      <Surface>
        <Progress
          percent={progress.percent}
          label={t('overall')}
          note={t('stagesDone', { ...progress, count: progress.done })}
        />
      </Surface>
      <Grid columns="3">
        {documents.map((document) => (
          <DeedReadingCard
            key={document.id}
            waqfId={waqf.id}
            document={document}
            mayReplace={may.upload}
            startLabel={may.process ? t(startLabelOf(documents)) : undefined}
            reviewHref={may.review ? `/waqf/${waqf.id}/review?deed=${document.type}` : undefined}
          />
        ))}
      </Grid>
      {may.upload ? <UploadLimitsNote waqfId={waqf.id} /> : null}
    </>
  );
}

/** Shows once that everything was read, if the user was watching the page. */
function useDoneToast(documents: readonly DeedDocument[]): void {
  const t = useMessages(processMessages);
  const toast = useToast();
  const watched = useRef(false);
  const reading = documents.some(isBeingRead);
  const done = documents.length > 0 && documents.every(({ status }) => status === 'processed');
  useEffect(() => {
    if (reading) watched.current = true;
    if (!done || !watched.current) return;
    watched.current = false;
    toast.show({ title: t('processDone') });
  }, [reading, done, toast, t]);
}

/** Label of the button that starts the reading, or continues it when a deed was read before. */
const startLabelOf = (documents: readonly DeedDocument[]) =>
  documents.some(({ status }) => status !== 'uploaded') ? 'again' : 'start';

/** Queues the uploaded deeds; shown while one waits for it. */
export function ProcessButton({ view, documents }: ReadingSectionProps) {
  const t = useMessages(processMessages);
  const attempt = useAttempt();
  const process = useProcessDocuments(view.waqf.id);
  if (!view.may.process) return null;
  return (
    <Button
      variant="primary"
      loading={process.isPending}
      onClick={() =>
        void attempt(() => process.mutateAsync(), {
          done: { tone: 'info', title: t('processStarted') },
          failed: t('processFailed'),
        })
      }
    >
      {t(startLabelOf(documents))}
    </Button>
  );
}
