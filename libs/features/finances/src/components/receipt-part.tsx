import { useState } from 'react';
import type { Transaction } from '@waqf/contracts/finances';
import { useCan, useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { Button, DualDate, Icon, Stack } from '@waqf/ui/core';
import { receiptPath, useStoreReceipt } from '../api/store-receipt';
import { receiptMessages } from '../messages/receipt.messages';
import { ReceiptField } from './receipt-field';
import * as css from './finances.module.css';

/** The receipt of a transaction: previewed, opened, attached later or replaced. */
export function ReceiptPart({ transaction }: { transaction: Transaction }) {
  const t = useMessages(receiptMessages);
  const manages = useCan('transactions.manage');
  const [adding, setAdding] = useState(false);
  const { id, receipt, reverses } = transaction;
  const mayAttach = reverses === null && manages;
  if (!receipt && !mayAttach) return null;
  return (
    <Stack gap={12}>
      <h4>{t('label')}</h4>
      {receipt ? <KeptReceipt id={id} receipt={receipt} /> : <span className={css.quiet}>{t('none')}</span>}
      {mayAttach && !adding ? (
        <span>
          <Button size="small" icon={<Icon.Upload size={18} />} onClick={() => setAdding(true)}>
            {t(receipt ? 'replace' : 'attach')}
          </Button>
        </span>
      ) : null}
      {adding ? <Attach transaction={transaction} onDone={() => setAdding(false)} /> : null}
    </Stack>
  );
}

function KeptReceipt({ id, receipt }: { id: string; receipt: NonNullable<Transaction['receipt']> }) {
  const t = useMessages(receiptMessages);
  // The time of the newest receipt keeps a browser from showing a cached previous one.
  const href = `${receiptPath(id)}?at=${encodeURIComponent(receipt.addedAt)}`;
  return (
    <>
      {/\.(jpe?g|png)$/i.test(receipt.fileName) ? <img className={css.receipt} src={href} alt={t('alt')} /> : null}
      <Button href={href} icon={<Icon.File size={18} />}>
        <bdi>{receipt.fileName}</bdi>
      </Button>
      <span className={css.quiet}>
        {t('addedOn')} <DualDate iso={receipt.addedAt} short />
      </span>
    </>
  );
}

function Attach({ transaction: { id, waqfId }, onDone }: { transaction: Transaction; onDone: () => void }) {
  const t = useMessages(receiptMessages);
  const attempt = useAttempt();
  const storeReceipt = useStoreReceipt();
  const send = async (file: File) => {
    const words = { done: t('kept'), failed: t('failed') };
    if (await attempt(() => storeReceipt.mutateAsync({ transactionId: id, file }), words)) onDone();
  };
  return (
    <ReceiptField
      waqfId={waqfId}
      file={null}
      sending={storeReceipt.isPending}
      onFile={(file) => void (file && send(file))}
    />
  );
}
