import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RemovedPayee } from '@waqf/contracts/distributions';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { PartFailure, useNoticeRefresh } from '@waqf/screen-kit';
import { Amount, Avatar, Card, List, ListRow, MoreMenu } from '@waqf/ui/core';
import { removedPayeesPath, removedPayeesQuery } from '../api/get-removed-payees';
import { removedMessages } from '../messages/removed.messages';
import * as css from './beneficiaries.module.css';
import { GuardiansDialog, RemovedLifeDialog } from './lazy-dialogs';

interface Opened {
  readonly payee: RemovedPayee;
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
  if (query.isError) return <PartFailure query={query} title={t('loadFailed')} />;
  if (!data || data.payees.length === 0) return null;
  return (
    <Card title={t('title')} padding="none">
      <p className={css.explained}>{t('text')}</p>
      <List edge label={t('title')}>
        {data.payees.map((payee) => (
          <Payee key={payee.beneficiaryId} payee={payee} onOpen={(dialog) => setOpened({ payee, dialog })} />
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

function Payee({ payee, onOpen }: { payee: RemovedPayee; onOpen: (dialog: Opened['dialog']) => void }) {
  const t = useMessages(removedMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { fullName, waqfId, waqfName, amount, runId, withheld } = payee;
  return (
    <ListRow
      lead={<Avatar name={fullName} />}
      title={<bdi>{fullName}</bdi>}
      text={
        <span className={css.words}>
          <bdi>{waqfName}</bdi>
          <span>{withheld === null ? t('payable') : withheld[language]}</span>
        </span>
      }
      value={<Amount value={amount} unit />}
      end={
        <MoreMenu
          label={t('acts', { name: fullName })}
          items={[
            {
              key: 'run',
              label: t('openRun'),
              onSelect: () => void navigate(`/waqf/${waqfId}/distributions/${runId}`),
            },
            { key: 'life', label: t('life'), onSelect: () => onOpen('life') },
            { key: 'guardians', label: t('guardians'), onSelect: () => onOpen('guardians') },
          ]}
        />
      }
    />
  );
}
