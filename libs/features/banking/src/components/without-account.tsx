import type { Beneficiary } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Alert, Avatar, Button, Card, Dotted, List, ListRow, StatusTag, VisuallyHidden } from '@waqf/ui/core';
import { useOpenSubAccount } from '../api/open-account';
import { bankingMessages } from '../messages/banking.messages';

const withoutAccount = new Set<Beneficiary['accountState']>(['none', 'waiting', 'opening', 'refused']);

/** Beneficiaries without a sub-account, each with their share and a button to open one. */
export function WithoutAccount({ beneficiaries }: { beneficiaries: readonly Beneficiary[] }) {
  const t = useMessages(bankingMessages);
  const rows = beneficiaries.filter(({ accountState, isActive }) => isActive && withoutAccount.has(accountState));
  return (
    <Card title={t('without')}>
      {rows.length === 0 ? (
        <p>{t('everyoneHas')}</p>
      ) : (
        <>
          <List label={t('without')}>
            {rows.map((row) => (
              <Row key={row.id} beneficiary={row} />
            ))}
          </List>
          <Alert tone="info">{t('withoutNote')}</Alert>
        </>
      )}
    </Card>
  );
}

function Row({ beneficiary }: { beneficiary: Beneficiary }) {
  const t = useMessages(bankingMessages);
  const attempt = useAttempt();
  const open = useOpenSubAccount();
  const { accountState: state, allocatedPercentage: share, fullName: name } = beneficiary;
  // Awaited instead of using mutation callbacks: the row is unmounted once the account is open, and its callbacks would
  // not run.
  const ask = async () => {
    await attempt(() => open.mutateAsync(beneficiary.id), {
      done: ({ bankAccountCreated }) =>
        bankAccountCreated
          ? { title: t('subCreated'), text: name }
          : { tone: 'info', title: t('accountAsked'), text: t('accountAskedText') },
      failed: t('createSubFailed'),
    });
  };
  return (
    <ListRow
      lead={<Avatar name={name} />}
      title={name}
      text={
        <Dotted>
          {share === null ? t('noShare') : t('shareAlone', { share })}
          {state === 'refused' ? t('without.refused') : null}
        </Dotted>
      }
      end={
        state === 'opening' || state === 'waiting' ? (
          <StatusTag tone="info">{t.of('without.', state)}</StatusTag>
        ) : (
          <Button size="small" variant="soft" loading={open.isPending} onClick={() => void ask()}>
            {t('openSub')}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}
