import { labelOf, lookUp } from '@waqf/contracts';
import { accountStatusLabels, type BankAccount } from '@waqf/contracts/banking';
import type { WaqfView } from '@waqf/contracts/endowments';
import { useLanguage, useMessages, useRouteWorks } from '@waqf/platform-web';
import { Term } from '@waqf/screen-kit';
import {
  Amount,
  Alert,
  Card,
  DescriptionList,
  Iban,
  Icon,
  IconTile,
  List,
  ListRow,
  MoreLink,
  NumberMark,
  StatusTag,
} from '@waqf/ui/core';
import { deedMessages } from '../messages/deed.messages';
import { detailsMessages } from '../messages/waqf-details.messages';
import { FieldValueText } from './field-value';
import { WaqfStatusTag } from './waqf-mark';
import * as css from './waqf-facts.module.css';

type Waqf = WaqfView['waqf'];

/** The name, the description and what the property deed says; an unknown value is shown as not available. */
export function PropertyCard({ waqf }: { waqf: Waqf }) {
  const t = useMessages(detailsMessages);
  const deed = useMessages(deedMessages);
  const property = waqf.propertyDetails;
  const names = ['propertyNumber', 'location', 'area', 'ownerName', 'issueDate'] as const;
  return (
    <Card title={t('property')}>
      <DescriptionList
        items={names.map((name) => ({
          label: deed(`field.${name}`),
          value: <FieldValueText name={name} value={property?.[name] ?? null} />,
        }))}
      />
    </Card>
  );
}

/** What the founder wrote when the waqf was created, and the nazir named by the deed. */
export function AboutCard({ waqf }: { waqf: Waqf }) {
  const t = useMessages(detailsMessages);
  const deed = useMessages(deedMessages);
  const nazir = waqf.nazirDetails;
  return (
    <Card title={t('info')}>
      <DescriptionList
        items={[
          { label: t('name'), value: waqf.name },
          { label: t('description'), value: waqf.description },
          { label: t('status'), value: <WaqfStatusTag status={waqf.status} long /> },
          { label: <Term name="yield">{t('yield')}</Term>, value: <Amount value={waqf.balance} unit /> },
          {
            label: deed('field.nazirName'),
            value: waqf.nazirName ?? <FieldValueText name="nazirName" value={nazir?.nazirName ?? null} />,
          },
          {
            label: deed('field.appointmentDate'),
            value: <FieldValueText name="appointmentDate" value={nazir?.appointmentDate ?? null} />,
          },
          {
            label: deed('field.authorities'),
            value: <FieldValueText name="authorities" value={nazir?.authorities ?? null} />,
          },
        ]}
      />
    </Card>
  );
}

/** The founder's conditions, verbatim and numbered as in the deed: a distribution refers to them by these numbers. */
export function ConditionsCard({ waqf }: { waqf: Waqf }) {
  const t = useMessages(detailsMessages);
  const works = useRouteWorks();
  const details = waqf.waqfDetails;
  const rules = `/waqf/${waqf.id}/rules`;
  return (
    <Card
      title={t('conditions')}
      note={details ? t('conditionsNote') : undefined}
      extra={
        waqf.status === 'approved' && works(rules) ? (
          <MoreLink href={rules} icon={<Icon.Next size={16} />}>
            {t('toRules')}
          </MoreLink>
        ) : null
      }
    >
      {details ? (
        <div className={css.conditions}>
          {details.purpose ? <p className={css.purpose}>{t('purpose', { purpose: details.purpose })}</p> : null}
          {details.conditions.length > 0 ? (
            <ol className={css.list}>
              {details.conditions.map((condition, index) => (
                <li key={index}>
                  <NumberMark value={index + 1} tone="gold" />
                  <span>{condition}</span>
                </li>
              ))}
            </ol>
          ) : (
            <p>{t('conditionsNone')}</p>
          )}
          {details.beneficiaries.length > 0 ? (
            <p className={css.purpose}>{`${t('for')}: ${details.beneficiaries.join('، ')}`}</p>
          ) : null}
        </div>
      ) : (
        <p className={css.purpose}>{t('conditionsAbsent')}</p>
      )}
    </Card>
  );
}

/** How many sub-accounts are shown beside the main one (specification, section 9). */
const shownSubAccounts = 2;

/** The main account and the first sub-accounts; without a main account, the reason why. */
export function AccountsCard({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const main = view.bankAccounts.find((account) => account.isMainAccount);
  const subs = view.bankAccounts.filter((account) => !account.isMainAccount);
  const holderOf = (account: BankAccount) =>
    view.beneficiaries.find(({ id }) => id === account.beneficiaryId)?.fullName;
  const hidden = view.counts.subAccounts - Math.min(subs.length, shownSubAccounts);
  return (
    <Card
      title={t('accounts')}
      extra={
        main ? (
          <MoreLink href={`/waqf/${view.waqf.id}/banking`} icon={<Icon.Next size={16} />}>
            {t('allAccounts')}
          </MoreLink>
        ) : null
      }
    >
      {main ? (
        <List label={t('accounts')}>
          {[main, ...subs.slice(0, shownSubAccounts)].map((account) => (
            <AccountRow key={account.id} account={account} holder={holderOf(account)} />
          ))}
        </List>
      ) : (
        <Alert tone={view.waqf.status === 'approved' ? 'warning' : 'info'}>
          {t(view.waqf.status === 'approved' ? 'accountLate' : 'accountBefore')}
        </Alert>
      )}
      {hidden > 0 ? <p className={css.purpose}>{t('others', { count: hidden })}</p> : null}
    </Card>
  );
}

const accountTone = { active: 'success', suspended: 'warning', closed: 'neutral' } as const;

function AccountRow({ account, holder }: { account: BankAccount; holder: string | undefined }) {
  const t = useMessages(detailsMessages);
  const { language } = useLanguage();
  return (
    <ListRow
      lead={
        <IconTile
          icon={account.isMainAccount ? <Icon.Waqf /> : <Icon.Person />}
          tone={account.isMainAccount ? 'success' : 'neutral'}
        />
      }
      title={account.isMainAccount ? t('mainAccount') : (holder ?? t('subAccount'))}
      text={
        <span className={css.bank}>
          <span>{account.bankName}</span>
          <Iban value={account.iban} />
        </span>
      }
      value={<Amount value={account.balance} unit />}
      end={
        <StatusTag tone={lookUp(accountTone, account.accountStatus) ?? 'neutral'}>
          {labelOf(accountStatusLabels, account.accountStatus, language)}
        </StatusTag>
      }
    />
  );
}
