import { displaySaudiMobile } from '@waqf/formats';
import type { BeneficiaryProfile } from '@waqf/contracts/reporting';
import { useLanguage, useMessages } from '@waqf/platform-web';
import {
  Amount,
  Card,
  DescriptionList,
  Iban,
  Icon,
  IconTile,
  List,
  ListRow,
  Ltr,
  MoreLink,
  Stack,
  StatStrip,
  StatusTag,
} from '@waqf/ui/core';
import { messages } from '../screens/profile.messages';

/** What was received this month, in twelve months and in total, and an estimate for a year. */
export function ReceivedFigures({ summary }: { summary: BeneficiaryProfile['financialSummary'] }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <Stack gap={8}>
      <StatStrip
        items={[
          { label: t('month'), icon: <Icon.In size={18} />, value: <Amount value={summary.monthlyIncome} /> },
          { label: t('year'), icon: <Icon.Calendar size={18} />, value: <Amount value={summary.yearlyIncome} /> },
          {
            label: `${t('projection')} · ${t('estimate')}`,
            icon: <Icon.TrendUp size={18} />,
            value: <Amount value={summary.yearlyProjection} />,
          },
          { label: t('ever'), icon: <Icon.Wallet size={18} />, value: <Amount value={summary.totalReceived} /> },
        ]}
      />
      <small>{t('projectionNote', { source: summary.source[language] })}</small>
    </Stack>
  );
}

/** Accounts are distinguished by their waqf; the account number is shown beside it. */
export function AccountsCard({ accounts }: { accounts: BeneficiaryProfile['bankingInfo']['accounts'] }) {
  const t = useMessages(messages);
  return (
    <Card title={t('accounts')}>
      {accounts.length === 0 ? (
        t('noAccounts')
      ) : (
        <List label={t('accounts')}>
          {accounts.map(({ id, waqfName, bankName, iban, balance }) => (
            <ListRow
              key={id}
              lead={<IconTile icon={<Icon.Wallet />} tone="success" />}
              title={<bdi>{waqfName}</bdi>}
              text={
                <Stack gap={4}>
                  {bankName}
                  <Iban value={iban} />
                </Stack>
              }
              value={<Amount value={balance} unit />}
            />
          ))}
        </List>
      )}
    </Card>
  );
}

/** Each waqf with its nazir and the user's share. */
export function WaqfsCard({ waqfs }: { waqfs: BeneficiaryProfile['waqfDetails'] }) {
  const t = useMessages(messages);
  return (
    <Card title={t('waqfs')} note={waqfs.length > 0 ? t('month') : undefined}>
      <Stack gap={12}>
        {waqfs.length === 0 ? (
          t('noWaqfs')
        ) : (
          <List label={t('waqfs')}>
            {waqfs.map(({ id, name, nazirName, percentage, monthlyAmount, status }) => (
              <ListRow
                key={id}
                lead={<IconTile icon={<Icon.Waqf />} tone="success" />}
                title={<bdi>{name}</bdi>}
                text={
                  <>
                    <bdi>{nazirName ?? t('noNazir')}</bdi>
                    {percentage === 0 ? null : (
                      <>
                        {' · '}
                        <Ltr>{`${percentage}%`}</Ltr>
                      </>
                    )}
                  </>
                }
                value={<Amount value={monthlyAmount} unit />}
                end={status === 'active' ? null : <StatusTag tone="warning">{t('suspended')}</StatusTag>}
              />
            ))}
          </List>
        )}
        <MoreLink href="/beneficiary/entitlements" icon={<Icon.Next size={16} />}>
          {t('entitlements')}
        </MoreLink>
      </Stack>
    </Card>
  );
}

/** The user's identity and contact details; they are changed in the settings, with a confirmation in Nafath. */
export function PersonalCard({ personal }: { personal: BeneficiaryProfile['personalInfo'] }) {
  const t = useMessages(messages);
  const { fullName, nationalId, email, phone } = personal;
  return (
    <Card
      title={t('personal')}
      extra={
        <MoreLink href="/settings" icon={<Icon.Edit size={16} />}>
          {t('edit')}
        </MoreLink>
      }
    >
      <DescriptionList
        lines
        items={[
          { label: t('name'), value: <bdi>{fullName}</bdi> },
          { label: t('nationalId'), value: <Ltr>{`${nationalId.slice(0, 2)}••••${nationalId.slice(-4)}`}</Ltr> },
          { label: t('phone'), value: phone === null ? t('none') : <Ltr>{displaySaudiMobile(phone)}</Ltr> },
          { label: t('email'), value: email === null ? t('none') : <Email address={email} /> },
        ]}
      />
    </Card>
  );
}

/** An e-mail address that may break to the next line at its @ sign. */
function Email({ address }: { address: string }) {
  const [name = '', domain = ''] = address.split('@');
  return (
    <Ltr>
      {name}
      <wbr />
      {`@${domain}`}
    </Ltr>
  );
}
