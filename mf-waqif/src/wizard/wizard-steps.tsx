import type { WaqfView } from '@waqf/contracts/endowments';
import {
  missingTypes,
  DeedUploads,
  deedsInForce,
  processMessages,
  ProcessButton,
  ReadingSection,
  SampleDeeds,
  useReadingState,
  type JourneyStep,
} from '@waqf/feature-endowments';
import { useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, PageHead, usePhone } from '@waqf/ui/core';
import { EditForm } from '../forms/edit-form';
import { approveMessages } from '../review/review.messages';
import { ToApprovalButton, ReviewSentence } from '../review/review-acts';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReview } from '../review/use-review';
import { messages } from './wizard.messages';

const addressOf = (view: WaqfView, step: JourneyStep) => `/waqf/create-steps?waqf=${view.waqf.id}&step=${step}`;

interface StepProps {
  view: WaqfView;
  steps: React.ReactNode;
}

export function FinishedStep({ view, steps }: StepProps) {
  const t = useMessages(approveMessages);
  return (
    <>
      <PageHead title={view.waqf.name} state={t('already')} />
      {steps}
      <EmptyState
        icon={<Icon.CheckCircle size={28} />}
        title={t('already')}
        text={t('alreadyText')}
        action={
          <Button variant="primary" href={`/waqf/${view.waqf.id}/details`}>
            {t('open')}
          </Button>
        }
      />
    </>
  );
}

export function CreateStep({ view, steps, onNext }: StepProps & { onNext: () => void }) {
  const t = useMessages(messages);
  const p = useMessages(processMessages);
  const next = (
    <Button variant="primary" href={addressOf(view, 'upload')} iconEnd={<Icon.Next size={18} />}>
      {t('goOn')}
    </Button>
  );
  return (
    <>
      <PageHead
        back={{ label: p('back'), href: '/waqf' }}
        title={t('titleNamed', { name: view.waqf.name })}
        state={t(view.may.edit ? 'edit' : 'locked')}
        actions={view.may.edit ? null : next}
      />
      {steps}
      {view.may.edit ? <EditForm view={view} submitLabel={t('save')} backHref="/waqf" onSaved={onNext} /> : null}
    </>
  );
}

export function DeedsStep({ view, shown, steps }: StepProps & { shown: 'upload' | 'process' }) {
  const p = useMessages(processMessages);
  const sentence = useReadingState(view.may);
  const deeds = deedsInForce(view.documents);
  const absent = missingTypes(view.documents).length;
  const next = <Icon.Next size={18} />;
  const forward =
    shown === 'upload' ? (
      <Button variant="primary" disabled={absent > 0} href={addressOf(view, 'process')} iconEnd={next}>
        {p('toProcess')}
      </Button>
    ) : view.may.process ? (
      <ProcessButton view={view} documents={deeds} />
    ) : (
      <Button
        variant="primary"
        disabled={view.waqf.status !== 'pending'}
        href={addressOf(view, 'review')}
        iconEnd={next}
      >
        {p('toReview')}
      </Button>
    );
  return (
    <>
      <PageHead
        back={{ label: p('back'), href: '/waqf' }}
        title={p(shown === 'upload' ? 'titleUpload' : 'titleProcess', { name: view.waqf.name })}
        state={absent > 0 ? p('state.absent', { count: absent }) : sentence(deeds)}
        actions={forward}
      />
      {steps}
      {shown === 'upload' ? (
        <>
          <DeedUploads waqfId={view.waqf.id} documents={deeds} />
          <SampleDeeds />
        </>
      ) : (
        <ReadingSection view={view} documents={deeds} />
      )}
    </>
  );
}

export function ReviewStep({ view, steps }: StepProps) {
  const p = useMessages(processMessages);
  const review = useReview(view);
  const phone = usePhone();
  if (phone) return <ReviewWorkspace view={view} review={review} />;
  return (
    <>
      <PageHead
        back={{ label: p('back'), href: '/waqf' }}
        title={p('step.review')}
        state={<ReviewSentence review={review} amends={false} />}
        actions={<ToApprovalButton view={view} review={review} />}
      />
      {steps}
      <ReviewWorkspace view={view} review={review} />
    </>
  );
}
