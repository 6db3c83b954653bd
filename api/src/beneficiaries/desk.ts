import { Injectable } from '@nestjs/common';
import { cutPerWaqf, type DeskTask, type DeskSource, type LeftOut } from '../desk/index.js';
import type { Membership } from '../membership/index.js';
import type { Ctx } from '../platform/index.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { PaymentHolds } from './use-cases/shared/payment-holds.js';

const whole = 100;

/** Waqfs whose recorded shares add up to more than 100%, so that nothing can be distributed by shares. */
@Injectable()
export class SharesOnDesk implements DeskSource {
  constructor(private readonly beneficiaries: BeneficiaryRepository) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const shares = await this.beneficiaries.shares(ctx, [...waqfs.keys()]);
    return shares
      .filter(({ total }) => total > whole)
      .map(({ waqfId, total }) => ({
        key: `shares-${waqfId}`,
        kind: 'shares_above' as const,
        waqfId,
        title: { ar: `مجموع الأنصبة ${total}%`, en: `The shares add up to ${total}%` },
        text: {
          ar: 'لا يمكن توزيع الغلة وفق الأنصبة المسجلة حتى يصبح مجموعها 100% أو أقل.',
          en: 'The yield cannot be distributed by the recorded shares until they add up to 100% or less.',
        },
        amount: null,
        due: null,
        to: `/beneficiaries?waqf=${waqfId}`,
        open: { ar: 'عدّل الأنصبة', en: 'Change the shares' },
      }));
  }
}

/** The most minors, and the most deeds, that are listed one by one. */
const mostMinors = 20;

/** One row for those of a waqf that are not listed one by one. */
function restOf(kind: 'no_guardian' | 'deed_to_renew', title: DeskTask['title'], waqfId: string): DeskTask {
  return {
    key: `${kind}-${waqfId}`,
    kind,
    waqfId,
    title,
    text: null,
    amount: null,
    due: null,
    to: `/beneficiaries?waqf=${waqfId}`,
    open: { ar: 'افتح المستفيدين', en: 'Open the beneficiaries' },
  };
}

/** Minors without a guardian: their money is withheld until one is recorded. */
@Injectable()
export class MinorsOnDesk implements DeskSource {
  constructor(private readonly holds: PaymentHolds) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const minors = await this.holds.minors(ctx, [...waqfs.keys()]);
    const { listed, left } = cutPerWaqf(minors, mostMinors);
    const tasks = listed.map(({ beneficiaryId, waqfId, fullName }) => ({
      key: `minor-${beneficiaryId}`,
      kind: 'no_guardian' as const,
      waqfId,
      title: { ar: `قاصر بلا وليّ: ${fullName}`, en: `A minor without a guardian: ${fullName}` },
      text: {
        ar: 'نصيبه محفوظ له ولا يُصرف حتى يُسجَّل من يتولى أمره.',
        en: 'The share is withheld until a guardian is recorded.',
      },
      amount: null,
      due: null,
      to: `/beneficiaries?waqf=${waqfId}&guardians=${beneficiaryId}`,
      open: { ar: 'سجّل الولي', en: 'Record the guardian' },
    }));
    const rest = ({ waqfId, count }: LeftOut): DeskTask =>
      restOf(
        'no_guardian',
        { ar: `بقية القاصرين بلا وليّ: ${count}`, en: `Further minors without a guardian: ${count}` },
        waqfId,
      );
    return [...tasks, ...left.map(rest)];
  }
}

/** Deeds of guardianship that end soon: then the minor's money is withheld unless another guardian is recorded. */
@Injectable()
export class EndingDeedsOnDesk implements DeskSource {
  constructor(private readonly holds: PaymentHolds) {}

  async tasks(ctx: Ctx, waqfs: ReadonlyMap<string, Membership>): Promise<DeskTask[]> {
    const ending = await this.holds.endingDeeds(ctx, [...waqfs.keys()]);
    const { listed, left } = cutPerWaqf(ending, mostMinors);
    const tasks = listed.map(({ id, beneficiaryId, waqfId, fullName, until }) => ({
      key: `deed-${id}`,
      kind: 'deed_to_renew' as const,
      waqfId,
      title: { ar: `صك ولاية ينتهي: ${fullName}`, en: `A deed of guardianship ends: ${fullName}` },
      text: {
        ar: 'بعد انتهائه يُحفظ النصيب ولا يُصرف. سجّل الصك الجديد أو من يخلف الولي قبل ذلك.',
        en: 'After that the share is withheld. Record the new deed or the next guardian before then.',
      },
      amount: null,
      due: until,
      to: `/beneficiaries?waqf=${waqfId}&guardians=${beneficiaryId}`,
      open: { ar: 'سجّل الصك', en: 'Record the deed' },
    }));
    const rest = ({ waqfId, count }: LeftOut): DeskTask =>
      restOf(
        'deed_to_renew',
        { ar: `بقية صكوك الولاية التي تنتهي: ${count}`, en: `Further deeds of guardianship that end: ${count}` },
        waqfId,
      );
    return [...tasks, ...left.map(rest)];
  }
}
