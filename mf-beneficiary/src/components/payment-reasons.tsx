import type { PaymentDetails } from '@waqf/contracts/distributions';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage } from '@waqf/platform-web';
import { exactText, KindTerm, shareText, roundingOf } from '@waqf/screen-kit';
import { Amount, Card, DescriptionList, Dotted, DualDate, List, ListRow, Ltr, Quote, Stack } from '@waqf/ui/core';
import { paymentTexts } from '../screens/payment.messages';
import { usePortalMessages } from './portal-messages';

interface PartProps {
  payment: PaymentDetails;
}

/** The yield of the waqf, what was deducted, what is divided, and the user's part. */
export function PaymentSteps({ payment: { because } }: PartProps) {
  const t = usePortalMessages(paymentTexts);
  const { language } = useLanguage();
  return (
    <Card title={t('steps')} note={t('inRiyals')}>
      <List label={t('steps')}>
        {because.steps.map((step, index) => (
          <ListRow
            key={index}
            title={step.kind === 'share' ? t('yours') : <KindTerm kind={step.kind}>{step[language]}</KindTerm>}
            text={step.kind === 'share' ? step[language] : undefined}
            value={<Amount value={step.amount} />}
          />
        ))}
      </List>
    </Card>
  );
}

/** The user's own part in exact figures, to the last halala. */
export function OwnCalculation({ payment: { trace, amount } }: PartProps) {
  const t = usePortalMessages(paymentTexts);
  return (
    <Card title={t('sum')} note={t('inRiyals')}>
      <DescriptionList
        lines
        items={[
          ...trace.steps.flatMap((step, index) => [
            { key: `of-${index}`, label: t('divided'), value: <Ltr>{exactText(step.portion)}</Ltr> },
            { key: `part-${index}`, label: t('part'), value: <Ltr>{`× ${shareText(step)}`}</Ltr> },
            ...(step.days.entitled === step.days.of
              ? []
              : [{ key: `days-${index}`, label: t('days'), value: t('daysOf', step.days) }]),
          ]),
          { label: t('exact'), value: <Ltr>{exactText(trace.exact)}</Ltr> },
          { label: t('rounding'), value: <Ltr>{exactText(roundingOf({ amount, exact: trace.exact }))}</Ltr> },
          { label: t('yours'), value: <Amount value={amount} unit /> },
        ]}
      />
    </Card>
  );
}

/**
 * The founder's words that the division follows, and their place in the deed. The page image is not shown, because it
 * can name other people.
 */
export function FounderWords({ payment: { because } }: PartProps) {
  const t = usePortalMessages(paymentTexts);
  const { clause } = because;
  return (
    <Card title={t('words')}>
      {clause ? (
        <Stack gap={8}>
          <Quote>{clause.text}</Quote>
          {clause.page === null ? null : <span>{t('place', { page: clause.page })}</span>}
        </Stack>
      ) : (
        t('noWords')
      )}
    </Card>
  );
}

/** Compared with the previous payment: the difference, and how much of it each cause explains. */
export function PaymentChanges({ payment: { changes } }: PartProps) {
  const t = usePortalMessages(paymentTexts);
  if (!changes) return <Card title={t('changes')}>{t('first')}</Card>;
  const { previous, difference, reasons, sameShare } = changes;
  const shown = (amount: string) => displayAmount(parseSignedAmount(amount));
  return (
    <Card title={t('changes')} extra={<Amount value={difference} signed unit />}>
      <Stack gap={12}>
        <Dotted>
          <>
            {t('was')} <Amount value={previous.amount} unit />
          </>
          <DualDate iso={previous.paidAt ?? previous.period.to} />
        </Dotted>
        {reasons.length > 0 ? <small>{t('effects')}</small> : null}
        <List label={t('changes')}>
          {reasons.map(({ kind, before, now, effect }) => (
            <ListRow
              key={kind}
              title={t.of('reason.', kind)}
              text={
                before === null || now === null ? undefined : t('fromTo', { before: shown(before), now: shown(now) })
              }
              value={<Amount value={effect} signed />}
            />
          ))}
          {reasons.length === 0 ? <ListRow title={t('same')} /> : null}
          {sameShare ? <ListRow title={t('sameShare')} /> : null}
        </List>
      </Stack>
    </Card>
  );
}
