import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { Repeating } from '@waqf/contracts/finances';
import { displayAmount, parseAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { LoadedPart, undoable, useAttempt } from '@waqf/screen-kit';
import {
  Amount,
  Button,
  Card,
  ConfirmDialog,
  Dotted,
  DualDate,
  Icon,
  List,
  ListRow,
  MoreMenu,
  Row,
  Stack,
  namedDialog,
} from '@waqf/ui/core';
import { repeatingQuery, useConfirmOccurrence, useSkipOccurrence, useTakeBackOccurrence } from '../api/repeating';
import { repeatingMessages } from '../messages/repeating.messages';
import { frequencyText } from './frequency-text';
import { TransactionIcon } from './transaction-icon';
import * as css from './finances.module.css';

// Forms are loaded when one is opened.
const dialogs = () => import('./repeating-dialogs');
const AddRepeatingDialog = namedDialog(
  () => dialogs().then((module) => module.AddRepeatingDialog),
  repeatingMessages.addTitle,
);
const ChangeRepeatingDialog = namedDialog(
  () => dialogs().then((module) => module.ChangeRepeatingDialog),
  repeatingMessages.changeTitle,
);
const EndRepeatingDialog = namedDialog(
  () => import('./end-repeating-dialog').then((module) => module.EndRepeatingDialog),
  repeatingMessages.endTitle,
);

interface RepeatingCardProps {
  waqfId: string | undefined;
  waqfs: readonly WaqfSummary[];
}

/** Repeating transactions: those that wait for an answer first, then every plan with its next day. */
export function RepeatingCard({ waqfId, waqfs }: RepeatingCardProps) {
  const t = useMessages(repeatingMessages);
  const query = useQuery(repeatingQuery(waqfId));
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={t('plans')}
      note={t('dueNote')}
      extra={
        <Button size="small" icon={<Icon.Plus size={16} />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <LoadedPart query={query} title={t('failed')}>
        {({ repeating }) => (
          <Stack gap={16}>
            {repeating.length === 0 ? t('none') : null}
            <DueOccurrences repeating={repeating} />
            <Plans repeating={repeating} />
          </Stack>
        )}
      </LoadedPart>
      {adding ? <AddRepeatingDialog waqfs={waqfs} waqfId={waqfId} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function DueOccurrences({ repeating }: { repeating: readonly Repeating[] }) {
  const t = useMessages(repeatingMessages);
  const occurrences = repeating.flatMap((plan) => plan.due.map((dueOn) => ({ plan, dueOn })));
  if (occurrences.length === 0) return null;
  return (
    <Section title={t('due')}>
      {occurrences.map(({ plan, dueOn }) => (
        <ListRow
          key={`${plan.id} ${dueOn}`}
          lead={<TransactionIcon transaction={{ type: plan.type, reverses: null }} />}
          title={<bdi>{plan.description}</bdi>}
          text={
            <Dotted>
              <bdi>{plan.waqfName}</bdi>
              <DualDate iso={dueOn} short />
            </Dotted>
          }
          value={<Amount value={plan.amount} unit />}
          end={<Answers plan={plan} dueOn={dueOn} />}
        />
      ))}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={css.part}>{title}</h3>
      <List label={title}>{children}</List>
    </div>
  );
}

function Answers({ plan, dueOn }: { plan: Repeating; dueOn: string }) {
  const t = useMessages(repeatingMessages);
  const attempt = useAttempt();
  const { language } = useLanguage();
  const confirm = useConfirmOccurrence();
  const back = useTakeBackOccurrence();
  const [skipping, setSkipping] = useState(false);
  // Awaited here instead of in a callback of the mutation, because the row disappears once the day is answered.
  const { id, amount, description } = plan;
  const record = () =>
    attempt(() => confirm.mutateAsync({ id, dueOn, seen: { amount, description } }), {
      done: ({ transaction }) =>
        undoable(
          { attempt, language },
          {
            title: t('cameDone'),
            text: t('cameText', {
              what: transaction.description,
              amount: displayAmount(parseAmount(transaction.amount)),
            }),
          },
          {
            what: description,
            work: () => back.mutateAsync({ transactionId: transaction.id, reason: t('backReason') }),
            done: { title: t('backDone'), text: t('backText') },
            failed: t('backFailed'),
          },
        ),
      failed: t('cameFailed'),
    });
  return (
    <Row>
      <Button size="small" variant="primary" loading={confirm.isPending} onClick={() => void record()}>
        {t('came')}
      </Button>
      <Button size="small" disabled={confirm.isPending} onClick={() => setSkipping(true)}>
        {t('skip')}
      </Button>
      {skipping ? <SkipQuestion plan={plan} dueOn={dueOn} onClose={() => setSkipping(false)} /> : null}
    </Row>
  );
}

/** A day that is skipped is not proposed again, so it is named first. */
function SkipQuestion({ plan, dueOn, onClose }: { plan: Repeating; dueOn: string; onClose: () => void }) {
  const t = useMessages(repeatingMessages);
  const attempt = useAttempt();
  const skip = useSkipOccurrence();
  const send = async () => {
    const occurrence = { id: plan.id, dueOn };
    await attempt(() => skip.mutateAsync(occurrence), { done: t('skipDone'), failed: t('skipFailed') });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('skipTitle')}
      headline={<Amount value={plan.amount} unit />}
      facts={[
        { label: t('skipWhat'), value: <bdi>{plan.description}</bdi> },
        { label: t('skipWaqf'), value: <bdi>{plan.waqfName}</bdi> },
        { label: t('skipDay'), value: <DualDate iso={dueOn} /> },
      ]}
      warning={t('skipText')}
      confirmLabel={t('skipConfirm')}
      onConfirm={send}
    />
  );
}

function Plans({ repeating }: { repeating: readonly Repeating[] }) {
  const t = useMessages(repeatingMessages);
  const [opened, setOpened] = useState<{ plan: Repeating; dialog: 'change' | 'end' } | null>(null);
  if (repeating.length === 0) return null;
  const close = () => setOpened(null);
  return (
    <>
      <Section title={t('all')}>
        {repeating.map((plan) => (
          <ListRow
            key={plan.id}
            lead={<TransactionIcon transaction={{ type: plan.type, reverses: null }} />}
            title={<bdi>{plan.description}</bdi>}
            text={
              <Dotted>
                <bdi>{plan.waqfName}</bdi>
                {frequencyText(t, plan.everyMonths)}
                {plan.nextOn === null ? (
                  t('noNext')
                ) : (
                  <>
                    {t('next')} <DualDate iso={plan.nextOn} short />
                  </>
                )}
              </Dotted>
            }
            value={<Amount value={plan.amount} unit />}
            end={
              <MoreMenu
                label={t('actsOf', { description: plan.description })}
                items={[
                  { key: 'change', label: t('change'), onSelect: () => setOpened({ plan, dialog: 'change' }) },
                  { key: 'end', label: t('end'), danger: true, onSelect: () => setOpened({ plan, dialog: 'end' }) },
                ]}
              />
            }
          />
        ))}
      </Section>
      {opened?.dialog === 'change' ? <ChangeRepeatingDialog plan={opened.plan} onClose={close} /> : null}
      {opened?.dialog === 'end' ? <EndRepeatingDialog plan={opened.plan} onClose={close} /> : null}
    </>
  );
}
