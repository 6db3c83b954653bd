import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RemovedCorrection, RemovedPayee } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { PartFailure, useNoticeRefresh } from '@waqf/screen-kit';
import { Amount, Avatar, Card, DualDate, List, ListRow, MoreMenu } from '@waqf/ui/core';
import { removedPayeesPath, removedPayeesQuery } from '../api/get-removed-payees';
import { removedMessages } from '../messages/removed.messages';
import * as css from './beneficiaries.module.css';
import { GuardiansDialog, RemovedLifeDialog } from './lazy-dialogs';

/** The fields of a person that the dialogs use; both kinds of rows have them. */
type Person = Pick<RemovedPayee, 'beneficiaryId' | 'fullName' | 'bornOn' | 'diedOn'>;

interface Opened {
  readonly payee: Person;
  readonly dialog: 'life' | 'guardians';
}

/** People who are no beneficiaries any more and are still owed something; renders nothing when there are none. */
export function RemovedPayeesCard({ waqfId }: { waqfId: string | undefined }) {
  const t = useMessages(removedMessages);
  const query = useQuery(removedPayeesQuery(waqfId));
  const { data } = query;
  useNoticeRefresh(removedPayeesPath);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (query.isLoadingError) return <PartFailure query={query} title={t('loadFailed')} />;
  const corrections = data?.corrections ?? [];
  if (!data || data.payees.length + corrections.length === 0) return null;
  return (
    <Card title={t('title')} padding="none">
      <p className={css.explained}>{t('text')}</p>
      <List edge label={t('title')}>
        {data.payees.map((payee) => (
          <Payee key={payee.beneficiaryId} payee={payee} onOpen={(dialog) => setOpened({ payee, dialog })} />
        ))}
        {corrections.map((payee) => (
          <Correction key={payee.id} correction={payee} onOpen={(dialog) => setOpened({ payee, dialog })} />
        ))}
      </List>
      {data.left > 0 ? <p className={css.explained}>{t('left', { count: data.left })}</p> : null}
      {opened?.dialog === 'life' ? <RemovedLifeDialog payee={opened.payee} onClose={close} /> : null}
      {opened?.dialog === 'guardians' ? (
        <GuardiansDialog
          beneficiary={{ id: opened.payee.beneficiaryId, fullName: opened.payee.fullName }}
          onEdit={() => setOpened({ ...opened, dialog: 'life' })}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}

type OnOpen = (dialog: Opened['dialog']) => void;

/** A correction that waits for the next run, with the reason for which it was granted. */
function Correction({ correction, onOpen }: { correction: RemovedCorrection; onOpen: OnOpen }) {
  const t = useMessages(removedMessages);
  const { language } = useLanguage();
  const { waqfId, because, addedAt } = correction;
  return (
    <Owed
      owed={correction}
      when={t('nextRun')}
      runs={{ label: t('openRuns'), path: `/waqf/${waqfId}/distributions` }}
      onOpen={onOpen}
    >
      <span>
        {t('correction')} <DualDate iso={addedAt} short />
      </span>
      <span>{because[language]}</span>
    </Owed>
  );
}

function Payee({ payee, onOpen }: { payee: RemovedPayee; onOpen: OnOpen }) {
  const t = useMessages(removedMessages);
  const { waqfId, runId } = payee;
  const runs = { label: t('openRun'), path: `/waqf/${waqfId}/distributions/${runId}` };
  return <Owed owed={payee} when={t('payable')} runs={runs} onOpen={onOpen} />;
}

interface OwedProps {
  owed: Pick<RemovedPayee, 'fullName' | 'waqfName' | 'amount' | 'withheld'>;
  /** When it is paid if nothing holds it. */
  when: string;
  runs: { label: string; path: string };
  onOpen: OnOpen;
  /** The kind of payment, when it is not a share of a run. */
  children?: ReactNode;
}

/** A row: who is owed how much, when it is paid or why not, and what can be done. */
function Owed({ owed: { fullName, waqfName, amount, withheld }, when, runs, onOpen, children }: OwedProps) {
  const t = useMessages(removedMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (
    <ListRow
      lead={<Avatar name={fullName} />}
      title={<bdi>{fullName}</bdi>}
      text={
        <span className={css.words}>
          <bdi>{waqfName}</bdi>
          {children}
          <span>{withheld === null ? when : withheld[language]}</span>
        </span>
      }
      value={<Amount value={amount} unit />}
      end={
        <MoreMenu
          label={t('acts', { name: fullName })}
          items={[
            { key: 'runs', label: runs.label, onSelect: () => void navigate(runs.path) },
            { key: 'life', label: t('life'), onSelect: () => onOpen('life') },
            { key: 'guardians', label: t('guardians'), onSelect: () => onOpen('guardians') },
          ]}
        />
      }
    />
  );
}
