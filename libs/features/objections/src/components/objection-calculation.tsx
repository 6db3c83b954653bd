import type { ObjectionDetails } from '@waqf/contracts/objections';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { exactText, shareText } from '@waqf/screen-kit';
import { Alert, Amount, Card, DescriptionList, Icon, List, ListRow, Ltr, MoreLink, Quote, Stack } from '@waqf/ui/core';
import { objectionMessages } from '../messages/objection.messages';

/** The calculation from the yield to the share, the founder's words, and a link to the run with everybody's lines. */
export function ObjectionCalculation({ details: { objection, payment, runId } }: { details: ObjectionDetails }) {
  const t = useMessages(objectionMessages);
  const { language } = useLanguage();
  if (!payment) return <Alert tone="info">{t('noPayment')}</Alert>;
  const { because, trace } = payment;
  return (
    <Card title={t('calculation')} note={t('inRiyals')}>
      <Stack gap={16}>
        <List label={t('calculation')}>
          {because.steps.map((step, index) => (
            <ListRow
              key={index}
              title={step.kind === 'share' ? t('share') : step[language]}
              text={step.kind === 'share' ? step[language] : undefined}
              value={<Amount value={step.amount} />}
            />
          ))}
        </List>
        <DescriptionList
          lines
          items={[
            ...trace.steps.map((step, index) => ({
              key: `step-${index}`,
              label: t('share'),
              value: <Ltr>{`${exactText(step.portion)} × ${shareText(step)}`}</Ltr>,
            })),
            { label: t('exact'), value: <Ltr>{exactText(trace.exact)}</Ltr> },
          ]}
        />
        {because.clause ? (
          <div>
            <strong>{t('clause')}</strong>
            <Quote>{because.clause.text}</Quote>
          </div>
        ) : null}
        {runId === null ? null : (
          <MoreLink href={`/waqf/${objection.waqfId}/distributions/${runId}`} icon={<Icon.Next size={16} />}>
            {t('run')}
          </MoreLink>
        )}
      </Stack>
    </Card>
  );
}
