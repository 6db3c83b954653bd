import { useState } from 'react';
import type { Beneficiary } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { Avatar, DualDate, Icon, Ltr, MoreMenu, StatusTag } from '@waqf/ui/core';
import { DataTable, type DataColumn, type PhoneRows } from '@waqf/ui/data';
import { pageMessages } from '../messages/beneficiaries.messages';
import { EditBeneficiaryDialog, EntitlementDialog, GuardiansDialog, IbansDialog } from './lazy-dialogs';
import * as css from './beneficiaries.module.css';

interface Opened {
  readonly beneficiary: Beneficiary;
  readonly dialog: 'edit' | 'entitlement' | 'guardians' | 'ibans';
}

/** The beneficiaries loaded so far; each can be edited, suspended and resumed from its row. */
export function BeneficiariesTable({ rows, addAction }: { rows: Beneficiary[]; addAction: React.ReactNode }) {
  const t = useMessages(pageMessages);
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useColumns(setOpened);
  const phoneRows = usePhoneRows(setOpened);
  const close = () => setOpened(null);
  return (
    <>
      <DataTable
        title={t('list')}
        columns={columns}
        phoneRows={phoneRows}
        rows={rows}
        rowKey={({ id }) => id}
        pageSize={Math.max(1, rows.length)}
        searchable={false}
        empty={{ title: t('empty'), text: t('emptyText'), action: addAction, icon: <Icon.People size={28} /> }}
      />
      {opened?.dialog === 'edit' ? <EditBeneficiaryDialog beneficiary={opened.beneficiary} onClose={close} /> : null}
      {opened?.dialog === 'guardians' ? (
        <GuardiansDialog
          beneficiary={opened.beneficiary}
          onEdit={() => setOpened({ ...opened, dialog: 'edit' })}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'ibans' ? <IbansDialog beneficiary={opened.beneficiary} onClose={close} /> : null}
      {opened?.dialog === 'entitlement' ? <EntitlementDialog beneficiary={opened.beneficiary} onClose={close} /> : null}
    </>
  );
}

function useColumns(open: (opened: Opened) => void): DataColumn<Beneficiary>[] {
  const t = useMessages(pageMessages);
  return [
    {
      key: 'name',
      title: t('name'),
      render: ({ fullName, nationalId }) => (
        <span className={css.person}>
          <Avatar name={fullName} />
          <span className={css.words}>
            <span>{fullName}</span>
            <span className={css.quiet}>
              <Ltr>{nationalId}</Ltr>
            </span>
          </span>
        </span>
      ),
    },
    { key: 'relationship', title: t('relationship'), render: ({ relationship }) => relationship ?? '—' },
    { key: 'waqf', title: t('waqf'), render: ({ waqfName }) => waqfName },
    { key: 'addedOn', title: t('addedOn'), render: ({ createdAt }) => <DualDate iso={createdAt} /> },
    {
      key: 'share',
      title: t('share'),
      render: ({ allocatedPercentage: share }) => (share === null ? t('noShare') : <Ltr>{`${share}%`}</Ltr>),
    },
    { key: 'status', title: t('status'), render: (row) => <EntitlementTag beneficiary={row} /> },
    {
      key: 'acts',
      title: t('acts'),
      render: (beneficiary) => <Acts beneficiary={beneficiary} open={open} />,
    },
  ];
}

/** On a phone: name and share, then the waqf and the relationship; pressing a row shows the possible actions. */
function usePhoneRows(open: (opened: Opened) => void): PhoneRows<Beneficiary> {
  const t = useMessages(pageMessages);
  return {
    line: (beneficiary) => {
      const { fullName, nationalId, waqfName, relationship, allocatedPercentage: share } = beneficiary;
      return {
        lead: <Avatar name={fullName} />,
        title: <bdi>{fullName}</bdi>,
        amount: (
          <span className={css.phoneEnd}>
            {share === null ? t('noShare') : <Ltr>{`${share}%`}</Ltr>}
            <Acts beneficiary={beneficiary} open={open} />
          </span>
        ),
        note: (
          <span className={css.phoneNote}>
            <Ltr>{nationalId}</Ltr>
            <bdi>{waqfName}</bdi>
            {relationship === null ? null : <bdi>{relationship}</bdi>}
            <EntitlementTag beneficiary={beneficiary} />
          </span>
        ),
      };
    },
  };
}

function Acts({ beneficiary, open }: { beneficiary: Beneficiary; open: (opened: Opened) => void }) {
  const t = useMessages(pageMessages);
  return (
    <MoreMenu
      label={t('actsOf', { name: beneficiary.fullName })}
      items={[
        { key: 'edit', label: t('edit'), onSelect: () => open({ beneficiary, dialog: 'edit' }) },
        { key: 'guardians', label: t('guardians'), onSelect: () => open({ beneficiary, dialog: 'guardians' }) },
        { key: 'ibans', label: t('ibans'), onSelect: () => open({ beneficiary, dialog: 'ibans' }) },
        {
          key: 'entitlement',
          label: t(beneficiary.isActive ? 'suspend' : 'resume'),
          danger: beneficiary.isActive,
          onSelect: () => open({ beneficiary, dialog: 'entitlement' }),
        },
      ]}
    />
  );
}

function EntitlementTag({ beneficiary: { isActive, diedOn } }: { beneficiary: Beneficiary }) {
  const t = useMessages(pageMessages);
  if (diedOn !== null) return <StatusTag tone="neutral">{t('status.deceased')}</StatusTag>;
  return (
    <StatusTag tone={isActive ? 'success' : 'warning'}>{t(isActive ? 'status.active' : 'status.suspended')}</StatusTag>
  );
}
