import type { WaqfView } from '@waqf/contracts/endowments';
import { useCan, useMessages, useRouteWorks } from '@waqf/platform-web';
import { WaqfMoneySentence } from '@waqf/screen-kit';
import { Amount, Button, Card, DualDate, Icon, IconTile, List, ListRow, MoreLink } from '@waqf/ui/core';
import { tabMessages } from '../messages/details-tabs.messages';
import * as css from './details-tabs.module.css';

/** The latest income and expenses, with a link to all of them for users who manage the books. */
export function MoneyTab({ view }: { view: WaqfView }) {
  const t = useMessages(tabMessages);
  const works = useRouteWorks();
  const manages = useCan('transactions.manage');
  const years = `/waqf/${view.waqf.id}/years`;
  return (
    <>
      <WaqfMoneySentence waqfId={view.waqf.id} />
      <Card
        title={t('money')}
        padding="none"
        extra={
          manages && works('/transactions') ? (
            <MoreLink href={`/transactions?waqf=${view.waqf.id}`} icon={<Icon.Next size={16} />}>
              {t('moneyAll')}
            </MoreLink>
          ) : null
        }
      >
        {view.transactions.length === 0 ? <p className={css.none}>{t('moneyEmpty')}</p> : null}
        <List edge label={t('money')}>
          {view.transactions.map(({ id, type, description, occurredOn, recordedBy, signedAmount }) => (
            <ListRow
              key={id}
              lead={
                <IconTile
                  icon={type === 'income' ? <Icon.In /> : <Icon.Out />}
                  tone={type === 'income' ? 'success' : 'neutral'}
                />
              }
              title={description}
              text={
                <>
                  <DualDate iso={occurredOn} />
                  {recordedBy === null ? '' : ` · ${t('recordedBy', { name: recordedBy })}`}
                </>
              }
              value={<Amount value={signedAmount} signed unit />}
            />
          ))}
        </List>
      </Card>
      {works(years) ? (
        <Button icon={<Icon.Lock size={18} />} href={years}>
          {t('fiscalYears')}
        </Button>
      ) : null}
    </>
  );
}
