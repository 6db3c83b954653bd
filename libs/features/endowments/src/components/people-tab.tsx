import type { WaqfView } from '@waqf/contracts/endowments';
import { sumShares } from '@waqf/money';
import { useCan, useMessages, useRouteWorks } from '@waqf/platform-web';
import { Avatar, Card, Icon, Ltr, MoreLink, StatusTag } from '@waqf/ui/core';
import { tabMessages } from '../messages/details-tabs.messages';
import * as css from './details-tabs.module.css';

/** Beneficiaries with their shares as bars drawn to scale. */
export function PeopleTab({ view }: { view: WaqfView }) {
  const t = useMessages(tabMessages);
  const works = useRouteWorks();
  const manages = useCan('beneficiaries.manage');
  const { beneficiaries, counts } = view;
  const all = counts.beneficiaries;
  const entitled = beneficiaries.filter(({ isActive, diedOn }) => isActive && diedOn === null);
  const total = sumShares(entitled.map(({ allocatedPercentage }) => allocatedPercentage));
  return (
    <Card
      title={t('people')}
      padding="none"
      extra={
        manages && works('/beneficiaries') ? (
          <MoreLink href={`/beneficiaries?waqf=${view.waqf.id}`} icon={<Icon.Next size={16} />}>
            {t('peopleAll')}
          </MoreLink>
        ) : null
      }
    >
      {beneficiaries.length === 0 ? <p className={css.none}>{t('peopleEmpty')}</p> : null}
      <ul aria-label={t('people')}>
        {beneficiaries.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {beneficiaries.length > 0 ? (
        <p className={css.foot}>
          {all > beneficiaries.length ? (
            <span>{t('newest', { count: beneficiaries.length, all })}</span>
          ) : (
            <span>{t('sum', { total })}</span>
          )}
        </p>
      ) : null}
    </Card>
  );
}

function Person({ person }: { person: WaqfView['beneficiaries'][number] }) {
  const t = useMessages(tabMessages);
  const { fullName, relationship, allocatedPercentage: share } = person;
  return (
    <li className={css.person}>
      <Avatar name={fullName} />
      <span className={css.words}>
        <span>
          {fullName} <EntitlementTag person={person} />
        </span>
        {relationship === null ? null : <span className={css.quiet}>{relationship}</span>}
      </span>
      <span className={css.track} aria-hidden>
        <span className={css.fill} style={{ inlineSize: `${share ?? 0}%` }} />
      </span>
      <span className={css.share}>{share === null ? t('shareNone') : <Ltr>{`${share}%`}</Ltr>}</span>
    </li>
  );
}

/** Says why the share is not part of the sum; renders nothing for an active beneficiary. */
function EntitlementTag({ person: { isActive, diedOn } }: { person: WaqfView['beneficiaries'][number] }) {
  const t = useMessages(tabMessages);
  if (diedOn !== null) return <StatusTag tone="neutral">{t('deceased')}</StatusTag>;
  return isActive ? null : <StatusTag tone="warning">{t('suspended')}</StatusTag>;
}
