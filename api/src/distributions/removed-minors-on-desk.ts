import { Injectable } from '@nestjs/common';
import { formatAmountForWire } from '@waqf/money';
import { cutPerWaqf, type DeskSource, type DeskTask, type LeftOut } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { RemovedPayees } from './use-cases/removed-payees.js';

/** The most minors that are listed one by one. */
const mostMinors = 20;

/** Minors who are no beneficiaries any more, with money that waits for somebody who receives it for them. */
@Injectable()
export class RemovedMinorsOnDesk implements DeskSource {
  constructor(private readonly removed: RemovedPayees) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const minors = await this.removed.unguarded(ctx, [...waqfs.keys()]);
    const { listed, left } = cutPerWaqf(minors, mostMinors);
    const tasks = listed.map(({ id, waqfId, fullName, amount }) => ({
      key: `removed-minor-${id}`,
      kind: 'no_guardian' as const,
      waqfId,
      title: { ar: `قاصر أُزيل وبقي له مال: ${fullName}`, en: `A removed minor is still owed money: ${fullName}` },
      text: {
        ar: 'المبلغ محفوظ له ولا يُصرف حتى يُسجَّل وليّه.',
        en: 'The amount is withheld until a guardian is recorded.',
      },
      amount: formatAmountForWire(amount),
      due: null,
      to: `/beneficiaries?waqf=${waqfId}&guardians=${id}`,
      open: { ar: 'سجّل الولي', en: 'Record the guardian' },
    }));
    return [...tasks, ...left.map(restOf)];
  }
}

/** One row for those of a waqf that are not listed one by one. */
const restOf = ({ waqfId, count }: LeftOut): DeskTask => ({
  key: `removed-minors-${waqfId}`,
  kind: 'no_guardian',
  waqfId,
  title: {
    ar: `بقية القاصرين الذين أُزيلوا وبقي لهم مال: ${count}`,
    en: `Further removed minors who are still owed money: ${count}`,
  },
  text: null,
  amount: null,
  due: null,
  to: `/beneficiaries?waqf=${waqfId}`,
  open: { ar: 'افتح المستفيدين', en: 'Open the beneficiaries' },
});
