import { useState } from 'react';
import { knownValue } from '@waqf/contracts';
import { documentTypes, stageStates, type DeedDocument, type StageProgress } from '@waqf/contracts/documents';
import { rounded } from '@waqf/formats';
import { useLanguage, useMessages } from '@waqf/platform-web';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  Icon,
  IconTile,
  Ltr,
  Progress,
  StageList,
  Surface,
  fileSizeText,
} from '@waqf/ui/core';
import { deedMessages } from '../messages/deed.messages';
import { processMessages } from '../messages/process.messages';
import { allStages, readingProgress } from '../model/reading-progress';
import { DeedStatusTag } from './deed-status-tag';
import { ReplaceDeed } from './deed-upload';
import { EnterByHand } from './enter-by-hand';
import { FieldValueText } from './field-value';
import * as css from './deed-reading-card.module.css';

export interface DeedReadingCardProps {
  waqfId: string;
  document: DeedDocument;
  mayReplace: boolean;
  /** What the page's button says that starts reading the uploaded deed; undefined when the page has none. */
  startLabel?: string | undefined;
  /** The page where its fields are reviewed; without it they are shown in a dialog. */
  reviewHref?: string | undefined;
}

/** One deed while it is read: five named stages with their progress, what went wrong, and what to do. */
export function DeedReadingCard({ waqfId, document, mayReplace, startLabel, reviewHref }: DeedReadingCardProps) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const stageNote = useStageNote();
  const { status, type } = document;
  const replaced = mayReplace && status !== 'processing' ? knownValue(documentTypes, type) : undefined;
  const name = deed.of('type.', type);
  const stages = allStages(document);
  // After a stage that failed no other begins, also when the fields are then entered by hand.
  const failed = stages.some((stage) => stage.state === 'failed');
  const shown = status === 'error' || failed ? stages.filter((stage) => stage.state !== 'waiting') : stages;
  return (
    <Surface tone={status === 'error' ? 'error' : status === 'processing' ? 'active' : 'plain'} className={css.card}>
      <div className={css.head}>
        <IconTile icon={<Icon.File />} tone={status === 'error' ? 'error' : 'success'} />
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          <div className={css.file}>
            <Ltr>{document.fileName}</Ltr>
            {' · '}
            <span className={css.size}>{fileSizeText(document.size, language)}</span>
          </div>
        </div>
        <DeedStatusTag document={document} />
      </div>
      <StageList
        label={t('stagesOf', { deed: name })}
        stages={shown.map((stage, at) => ({
          key: stage.stage,
          label: deed.of('stage.', stage.stage),
          state: knownValue(stageStates, stage.state) ?? 'active',
          note: stageNote(stage, shown[at - 1]),
        }))}
      />
      <div className={css.foot}>
        {status === 'uploaded' ? (
          <p className={css.file}>{startLabel ? t('queued', { button: startLabel }) : t('queuedOther')}</p>
        ) : null}
        {status === 'processing' ? (
          <Progress bare percent={readingProgress([{ status, stages }]).percent} label={name} />
        ) : null}
        {status === 'error' && document.error ? <ReadingFault document={document} /> : null}
        {status === 'processed' ? <ShowFields document={document} href={reviewHref} /> : null}
        {replaced ? <ReplaceDeed waqfId={waqfId} type={replaced} unreadable={status === 'error'} /> : null}
        {status === 'error' && reviewHref ? <EnterByHand waqfId={waqfId} document={document} /> : null}
      </div>
    </Surface>
  );
}

/** The note at the end of a stage: what was found, how long it took, or that it is next. */
function useStageNote(): (stage: StageProgress, before: StageProgress | undefined) => string | null {
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  return (stage, before) => {
    // The reason of a failed stage is shown below with what to do; it is too long to repeat here.
    if (stage.state === 'failed') return null;
    if (stage.note) return stage.note[language];
    if (stage.state === 'waiting') return before?.state === 'active' ? deed('soon') : null;
    if (stage.state !== 'done' || stage.milliseconds === null) return null;
    return stage.milliseconds < 100
      ? deed('took.less')
      : deed('took.seconds', { seconds: rounded(stage.milliseconds / 1000, 1) });
  };
}

/** Explains why a deed could not be read and that its file is kept, with the reference for support. */
export function ReadingFault({ document }: { document: DeedDocument }) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  if (!document.error) return null;
  const title = document.error.code === 'wrong_type' ? 'otherDeed' : 'unreadable';
  return (
    <Alert tone="warning" title={t(title, { deed: deed.of('inText.', document.type) })}>
      {`${document.error.message[language]} ${t('kept')} ${t('reference')} `}
      <span className={css.reference}>
        <Ltr>{document.error.reference}</Ltr>
      </span>
    </Alert>
  );
}

function ShowFields({ document, href }: { document: DeedDocument; href: string | undefined }) {
  const t = useMessages(processMessages);
  const deed = useMessages(deedMessages);
  const [open, setOpen] = useState(false);
  const icon = <Icon.Eye size={18} />;
  if (href)
    return (
      <Button block variant="soft" href={href} icon={icon}>
        {t('showFields')}
      </Button>
    );
  return (
    <>
      <Button block variant="soft" icon={icon} onClick={() => setOpen(true)}>
        {t('showFields')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('fieldsOf', { deed: deed.of('type.', document.type) })}
      >
        <DescriptionList
          lines
          items={document.fields.map(({ name, value }) => ({
            label: deed.of('field.', name),
            value: <FieldValueText name={name} value={value} absent={deed('notInDeed')} />,
          }))}
        />
      </Dialog>
    </>
  );
}
