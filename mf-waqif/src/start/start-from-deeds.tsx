import { documentTypes } from '@waqf/contracts/documents';
import { createWaqf, type CreateWaqf } from '@waqf/contracts/endowments';
import { sentenceList } from '@waqf/formats';
import { deedMessages, JourneySteps, SampleDeeds, useStartWaqf } from '@waqf/feature-endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, FootBar, Icon, PageHead, useToast } from '@waqf/ui/core';
import { Form, useDraft } from '@waqf/ui/form';
import { deedsToSend, proposalOf, dropStateOf, missingTypes, type DroppedDeed } from './dropped-deeds';
import { DropZone } from './drop-zone';
import { DroppedList } from './dropped-list';
import { LeaveQuestion } from './leave-question';
import { ProposalCard } from './proposal-card';
import { startMessages } from './start.messages';
import { useDroppedDeeds } from './use-dropped-deeds';
import { typedValues, useProposal } from './use-proposal';
import * as css from './start.module.css';

/** The first step: the three deeds in one place; the waqf is created from their contents. */
export function StartFromDeeds({ onCreated }: { onCreated: (waqfId: string) => void }) {
  const t = useMessages(startMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const { add, ...dropped } = useDroppedDeeds();
  const { deeds } = dropped;
  const start = useStartWaqf();
  const values = { name: '', description: '' };
  const proposal = proposalOf(deeds);
  const [typed, type, forget] = useDraft('waqf.start', values);
  const form = useContractForm({
    schema: createWaqf,
    values,
    draft: [typed, (next) => type(typedValues(next, proposal)), forget],
  });
  useProposal(form, proposal);
  const send = async (input: CreateWaqf) => {
    if (start.isPending) return;
    try {
      const { waqfId, failure } = await start.mutateAsync({ input, deeds: deedsToSend(deeds) });
      form.reset();
      if (failure === null) toast.show({ title: t('created') });
      else fail(t('uploadFailed'), failure);
      onCreated(waqfId);
    } catch (error) {
      form.refuse(error);
      fail(t('createFailed'), error);
    }
  };
  return (
    <>
      <LeaveQuestion asks={deeds.length > 0 && !start.isSuccess} />
      <PageHead back={{ label: t('back'), href: '/waqf' }} title={t('title')} state={t('state')} />
      <JourneySteps shown="create" />
      <Form errorsAt={form.errorsAt} onSubmit={() => form.submit(send)}>
        <DropZone onFiles={add} />
        {deeds.length > 0 ? (
          <>
            <div className={css.columns}>
              <DroppedList {...dropped} />
              <ProposalCard form={form} proposal={proposal} />
            </div>
            <Foot deeds={deeds} busy={start.isPending} />
          </>
        ) : (
          <div className={css.typed}>
            <Button variant="text" href="/waqf/create" icon={<Icon.Edit size={18} />}>
              {t('typed')}
            </Button>
          </div>
        )}
      </Form>
      {deeds.length > 0 ? null : <SampleDeeds />}
    </>
  );
}

/** What is missing, and the submit button, which always stays visible. */
function Foot({ deeds, busy }: { deeds: readonly DroppedDeed[]; busy: boolean }) {
  const t = useMessages(startMessages);
  const deed = useMessages(deedMessages);
  const { language } = useLanguage();
  const wanted = missingTypes(deeds);
  const reading = deeds.some((one) => dropStateOf(one, deeds) === 'reading');
  const names = wanted.map((type) => deed.of('inText.', type));
  const unknown = deeds.some((one) => dropStateOf(one, deeds) === 'unknown');
  const none = t(unknown ? 'missing.unknown' : 'missing.all');
  const isEmpty = wanted.length === documentTypes.length;
  const missing = isEmpty ? none : t('missing.some', { deeds: sentenceList(names, language) });
  return (
    <FootBar
      title={wanted.length === 0 ? t('complete') : reading ? t('recognising') : missing}
      note={t(wanted.length === 0 ? 'completeText' : 'missingText')}
    >
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={busy}
        disabled={reading || isEmpty}
        iconEnd={<Icon.Next size={18} />}
      >
        {t(wanted.length === 0 ? 'submit' : 'submitIncomplete')}
      </Button>
    </FootBar>
  );
}
