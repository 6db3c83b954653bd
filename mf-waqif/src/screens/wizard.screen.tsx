import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { WaqfView } from '@waqf/contracts/endowments';
import {
  absentTypes,
  DeedUploads,
  deedsInForce,
  journeyOf,
  JourneySteps,
  processMessages,
  ProcessButton,
  ReadingSection,
  SampleDeeds,
  stepToShow,
  useReadingState,
  useWaqfEvents,
  WaqfFailure,
  waqfWhileReadingQuery,
  type JourneyStep,
} from '@waqf/feature-endowments';
import { defineMessages, useMessages } from '@waqf/platform-web';
import { Button, EmptyState, Icon, PageHead, PageSkeleton } from '@waqf/ui/core';
import { CreateForm } from '../forms/create-form';
import { EditForm } from '../forms/edit-form';
import { approveMessages } from '../review/review.messages';
import { ReviewWorkspace } from '../review/review-workspace';
import { useReview } from '../review/use-review';
import { ForwardButton, PhoneButton, ReviewSentence } from './review.screen';

const messages = defineMessages({
  title: { ar: 'إنشاء وقف', en: 'Create a waqf' },
  titleNamed: { ar: 'إنشاء {name}', en: 'Creating {name}' },
  state: {
    ar: 'أربع خطوات: أنشئ الوقف، ارفع صكوكه، عالجها، ثم راجعها واعتمد.',
    en: 'Four steps: create the waqf, upload its deeds, process them, review and approve.',
  },
  edit: {
    ar: 'يمكنك تغيير الاسم والوصف ما دام الوقف مسودة.',
    en: 'You can change name and description while it is a draft.',
  },
  locked: {
    ar: 'أُغلق تعديل الاسم والوصف بعد المعالجة.',
    en: 'Name and description are closed once the deeds are processed.',
  },
  save: { ar: 'احفظ وتابع', en: 'Save and go on' },
  goOn: { ar: 'تابع إلى رفع الصكوك', en: 'Go on to the upload' },
});

/**
 * `/waqf/create-steps`: the four steps in one place. The waqf and the step stand in the address, so that a reload goes
 * on.
 */
export function WizardScreen() {
  const t = useMessages(messages);
  const p = useMessages(processMessages);
  const [params, setParams] = useSearchParams();
  const waqfId = params.get('waqf');
  if (waqfId !== null) return <WizardOf waqfId={waqfId} />;
  return (
    <>
      <PageHead back={{ label: p('back'), href: '/waqf' }} title={t('title')} state={t('state')} />
      <JourneySteps shown="create" />
      <CreateForm onCreated={(waqf) => setParams({ waqf, step: 'upload' })} />
    </>
  );
}

function WizardOf({ waqfId }: { waqfId: string }) {
  const waqf = useQuery(waqfWhileReadingQuery(waqfId));
  useWaqfEvents(waqfId);
  if (waqf.isPending) return <PageSkeleton rows={3} />;
  if (waqf.isError)
    return <WaqfFailure error={waqf.error} onRetry={() => void waqf.refetch()} retrying={waqf.isFetching} />;
  return <Steps view={waqf.data} />;
}

const addressOf = (view: WaqfView, step: JourneyStep) => `/waqf/create-steps?waqf=${view.waqf.id}&step=${step}`;

function Steps({ view }: { view: WaqfView }) {
  const [params, setParams] = useSearchParams();
  const journey = journeyOf({ status: view.waqf.status, documents: view.documents });
  const shown = stepToShow(params.get('step'), journey);
  const go = (step: JourneyStep) => setParams({ waqf: view.waqf.id, step });
  const steps = <JourneySteps shown={shown} finished={journey.finished} onBack={go} />;
  if (journey.finished) return <Finished view={view} steps={steps} />;
  if (shown === 'create') return <CreateStep view={view} steps={steps} onNext={() => go('upload')} />;
  if (shown === 'review') return <ReviewStep view={view} steps={steps} />;
  return <DeedsStep view={view} shown={shown} steps={steps} />;
}

interface StepProps {
  view: WaqfView;
  steps: React.ReactNode;
}

function Finished({ view, steps }: StepProps) {
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

function CreateStep({ view, steps, onNext }: StepProps & { onNext: () => void }) {
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

function DeedsStep({ view, shown, steps }: StepProps & { shown: 'upload' | 'process' }) {
  const p = useMessages(processMessages);
  const sentence = useReadingState();
  const deeds = deedsInForce(view.documents);
  const absent = absentTypes(view.documents).length;
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

function ReviewStep({ view, steps }: StepProps) {
  const p = useMessages(processMessages);
  const review = useReview(view);
  return (
    <>
      <PageHead
        back={{ label: p('back'), href: '/waqf' }}
        title={p('step.review')}
        state={<ReviewSentence review={review} amends={false} />}
        actions={<ForwardButton view={view} review={review} />}
        phoneActions={<PhoneButton view={view} review={review} />}
      />
      {steps}
      <ReviewWorkspace view={view} review={review} />
    </>
  );
}
