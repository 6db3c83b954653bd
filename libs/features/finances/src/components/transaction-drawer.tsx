import { useState } from 'react';
import { kindLabel, transactionLabels, type Transaction } from '@waqf/contracts/finances';
import { displayAmount, parseAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Alert, Amount, Button, DescriptionList, Drawer, DualDate, Icon, Ltr, Stack } from '@waqf/ui/core';
import { detailMessages } from '../messages/transaction.messages';
import { ReceiptPart } from './receipt-part';
import { ReverseDialog } from './reverse-dialog';
import { transactionFacts } from './transaction-facts';

/** One transaction: all its facts, and its reversal when the user may reverse it. */
export function TransactionDrawer({ transaction, onClose }: { transaction: Transaction | null; onClose: () => void }) {
  const t = useMessages(detailMessages);
  const { language } = useLanguage();
  const [reversing, setReversing] = useState<Transaction | null>(null);
  if (transaction === null) return null;
  const undo = transaction.reverses ?? transaction.reversedBy;
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          {transaction.mayReverse ? (
            <Button variant="danger" icon={<Icon.Undo size={18} />} onClick={() => setReversing(transaction)}>
              {t('reverse')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <h3>
          <Amount value={transaction.signedAmount} signed unit />
        </h3>
        {undo ? (
          <Alert tone="info" title={t(transaction.reverses ? 'isReversal' : 'isReversed')}>
            {t('reasonIs', { reason: undo.reason })}
          </Alert>
        ) : null}
        <DescriptionList
          items={[
            { label: transactionLabels.description[language], value: transaction.description },
            { label: transactionLabels.waqf[language], value: transaction.waqfName },
            { label: transactionLabels.type[language], value: kindLabel(transaction, language) },
            { label: transactionLabels.date[language], value: <DualDate iso={transaction.occurredOn} /> },
            { label: t('recorded'), value: <DualDate iso={transaction.createdAt} withTime /> },
            ...transactionFacts
              .map(({ key, value }) => ({
                label: transactionLabels[key][language],
                value: value(transaction, language),
              }))
              .filter(({ value }) => value !== null),
            { label: t('number'), value: <Ltr>{transaction.id.slice(-12)}</Ltr> },
          ]}
        />
        <ReceiptPart transaction={transaction} />
      </Stack>
      {reversing ? (
        <ReverseDialog
          transaction={reversing}
          amount={displayAmount(parseAmount(reversing.amount))}
          onClose={(done) => {
            setReversing(null);
            if (done) onClose();
          }}
        />
      ) : null}
    </Drawer>
  );
}
