import type { WaqfView } from '@waqf/contracts/endowments';
import { useCan, useMessages, useRouteWorks } from '@waqf/platform-web';
import { Button, DualDate, Icon, MoreLink, PageHead } from '@waqf/ui/core';
import { DiscardWaqf } from './discard-waqf';
import { WaqfMark, WaqfStatusTag } from './waqf-mark';
import { detailsMessages } from '../messages/waqf-details.messages';
import { deedsToReview } from '../model/deeds';
import { reviewProgress } from '../model/review-progress';
import * as css from './waqf-facts.module.css';

export function DetailsHead({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const mine = useCan('waqf.create');
  const works = useRouteWorks();
  const { waqf } = view;
  return (
    <PageHead
      back={{ label: t(mine ? 'backMine' : 'back'), href: '/waqf' }}
      seal={<WaqfMark status={waqf.status} size={72} />}
      title={waqf.name}
      state={
        <span className={css.head}>
          <WaqfStatusTag status={waqf.status} long />
          <span className={css.fact}>
            <Icon.Calendar size={16} />
            {t('createdOn')} <DualDate iso={waqf.createdAt} />
          </span>
          {waqf.approvedAt === null ? null : (
            <span className={css.fact}>
              <Icon.CheckCircle size={16} />
              {t('approvedOn')} <DualDate iso={waqf.approvedAt} />
            </span>
          )}
          {waqf.discardedAt ? (
            <span className={css.fact}>
              <Icon.Delete size={16} />
              {t('discardedOn')} <DualDate iso={waqf.discardedAt} />
            </span>
          ) : null}
          <span className={css.fact}>
            <Icon.Person size={16} />
            {t('founder', { name: waqf.waqifName })}
          </span>
          {waqf.nazirName ? (
            <span className={css.fact}>
              <Icon.Shield size={16} />
              {t('nazir', { name: waqf.nazirName })}
            </span>
          ) : null}
          {waqf.approvedAt !== null && works(`/waqf/${waqf.id}/approved`) ? (
            <MoreLink href={`/waqf/${waqf.id}/approved`}>{t('certificate')}</MoreLink>
          ) : null}
        </span>
      }
      actions={<DetailsActions view={view} />}
    />
  );
}

/** What the user may do now, as the server says; a page that does not exist in this version is not linked. */
function DetailsActions({ view }: { view: WaqfView }) {
  const t = useMessages(detailsMessages);
  const works = useRouteWorks();
  const adds = useCan('transactions.manage');
  const addsPeople = useCan('beneficiaries.manage');
  const { may, waqf } = view;
  const link = (page: string) => `/waqf/${waqf.id}/${page}`;
  const reviewed = reviewProgress(deedsToReview(view)).left === 0;
  const pending = waqf.status === 'pending';
  const approved = waqf.status === 'approved';
  return (
    <>
      <DiscardWaqf view={view} />
      {may.edit ? (
        <Button href={link('edit')} icon={<Icon.Edit size={18} />}>
          {t('edit')}
        </Button>
      ) : null}
      {may.upload && approved ? (
        <Button href={link('process')} icon={<Icon.Upload size={18} />}>
          {t('newerDeed')}
        </Button>
      ) : null}
      {may.upload && waqf.status === 'draft' ? (
        <Button variant="primary" href={link('process')} iconEnd={<Icon.Next size={18} />}>
          {t('goOn')}
        </Button>
      ) : null}
      {may.process && !may.upload ? (
        <Button variant="primary" href={link('process')}>
          {t('process')}
        </Button>
      ) : null}
      {may.approve && pending ? (
        <Button variant="primary" href={link(reviewed ? 'approve' : 'review')} iconEnd={<Icon.Next size={18} />}>
          {t('approve')}
        </Button>
      ) : null}
      {approved && adds && !may.acceptTrusteeship && works('/transactions') ? (
        <Button href={`/transactions?add=income&waqf=${waqf.id}`} icon={<Icon.Plus size={18} />}>
          {t('addTransaction')}
        </Button>
      ) : null}
      {approved && addsPeople && !may.acceptTrusteeship && works('/beneficiaries') ? (
        <Button href={`/beneficiaries?add=person&waqf=${waqf.id}`} icon={<Icon.People size={18} />}>
          {t('addBeneficiary')}
        </Button>
      ) : null}
      {approved && works(link('banking')) ? (
        <Button variant="primary" href={link('banking')} icon={<Icon.Waqf size={18} />}>
          {t('banking')}
        </Button>
      ) : null}
    </>
  );
}
