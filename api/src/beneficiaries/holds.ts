import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Bilingual } from '@waqf/contracts';
import { PayeeHolds, type PayeeHoldSource } from '../banking/index.js';
import type { Ctx } from '../platform/index.js';
import type { TransferHold } from './domain/payment-hold.js';
import { PaymentHolds } from './use-cases/shared/payment-holds.js';

const sentences: Readonly<Record<TransferHold, Bilingual>> = {
  dispute: {
    ar: 'لا تحويل إلى هذا المستفيد قبل أن يجيب الناظر عن اعتراضه على إدراجه',
    en: 'No transfer to this beneficiary before the nazir has answered the dispute of being named',
  },
  deceased: {
    ar: 'لا تحويل إلى مستفيد متوفى، فما استحقه لورثته',
    en: 'No transfer to a beneficiary who has died: what is due belongs to the heirs',
  },
  'no-guardian': {
    ar: 'لا تحويل إلى قاصر قبل أن يُسجَّل من يتولى أمره',
    en: 'No transfer to a minor before a guardian is recorded',
  },
  suspended: {
    ar: 'استحقاق هذا المستفيد موقوف، فاستأنفه أولًا',
    en: 'The entitlement of this beneficiary is suspended: resume it first',
  },
  removed: {
    ar: 'لم يعد صاحب الحساب من مستفيدي الوقف',
    en: 'The account belongs to nobody who is still a beneficiary of the waqf',
  },
};

/** Tells the banking context to which beneficiaries no transfer is made. */
@Injectable()
export class HoldsOfTransfers implements PayeeHoldSource, OnModuleInit {
  constructor(
    private readonly payees: PayeeHolds,
    private readonly holds: PaymentHolds,
  ) {}

  onModuleInit(): void {
    this.payees.register(this);
  }

  async of(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<ReadonlyMap<string, Bilingual>> {
    const held = await this.holds.ofTransfers(ctx, beneficiaryIds);
    return new Map([...held].map(([id, reason]) => [id, sentences[reason]]));
  }
}
