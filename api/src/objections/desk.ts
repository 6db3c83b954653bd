import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire } from '@waqf/money';
import type { DeskTask, DeskSource } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { mayAnswer } from './access.js';
import { ObjectionRepository } from './persistence/objection.repository.js';

/** Puts objections that await the nazir's answer on the desk, each with its last day. */
@Injectable()
export class ObjectionsOnDesk implements DeskSource {
  constructor(private readonly objections: ObjectionRepository) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const today = riyadhDay(ctx.clock.now());
    const open = await this.objections.openOf(ctx, [...waqfs.keys()]);
    return open
      .filter((objection) => mayAnswer(ctx, objection, waqfs.get(objection.waqfId)))
      .map(({ id, waqfId, fullName, amount, dueOn }) => ({
        key: `objection-${id}`,
        kind: 'objection' as const,
        waqfId,
        title: { ar: `اعتراض ${fullName} على دفعة`, en: `${fullName} objects to a payment` },
        text:
          dueOn < today
            ? { ar: 'مضى موعد الجواب، والواقف يرى ذلك.', en: 'The answer is overdue, and the founder sees it.' }
            : { ar: 'يُجاب عنه خلال 15 يومًا من تقديمه.', en: 'It is answered within 15 days.' },
        amount: formatAmountForWire(amount),
        due: dueOn,
        to: `/objections/${id}`,
        open: { ar: 'اقرأه وأجب', en: 'Read and answer' },
      }));
  }
}
