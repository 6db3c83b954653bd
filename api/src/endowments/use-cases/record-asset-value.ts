import { Injectable } from '@nestjs/common';
import type { AssetValue, RecordAssetValue as Recorded } from '@waqf/contracts/endowments';
import { riyadhDay } from '@waqf/formats';
import { formatAmountForWire, halalas, parseAmount } from '@waqf/money';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, Facts, newId, Transactions } from '../../platform/index.js';
import { WaqfAccess } from '../access.js';
import {
  EndowmentsAssetValueDayError,
  EndowmentsAssetValueForbiddenError,
  EndowmentsNotApprovedError,
} from '../endowments.errors.js';
import { assetValueRecorded } from '../endowments.facts.js';
import { AssetValueRepository } from '../persistence/asset-value.repository.js';
import { toAssetValue } from '../presenter.js';

/**
 * The nazir or the founder records the value of the assets, the day of the valuation and the document that proves it.
 */
@Injectable()
export class RecordAssetValue {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: WaqfAccess,
    private readonly values: AssetValueRepository,
    private readonly identity: IdentityFacade,
    private readonly facts: Facts,
  ) {}

  /**
   * @throws MembershipWaqfNotFoundError (404), EndowmentsAssetValueForbiddenError (403), EndowmentsNotApprovedError
   *   (409), EndowmentsAssetValueDayError (422)
   */
  execute(
    ctx: Ctx,
    { waqfId, amount, valuedOn, source, reference }: Recorded & { waqfId: string },
  ): Promise<AssetValue> {
    return this.transactions.run(ctx, async (ctx) => {
      const forbidden = () => new EndowmentsAssetValueForbiddenError();
      const { waqf, person } = await this.access.asOneOf(ctx, waqfId, ['nazir', 'waqif'], forbidden);
      if (waqf.status !== 'approved') throw new EndowmentsNotApprovedError();
      if (valuedOn > riyadhDay(ctx.clock.now())) throw new EndowmentsAssetValueDayError();
      const [before] = await this.values.list(ctx, waqfId, 1);
      const value = {
        id: newId(),
        amount: parseAmount(amount),
        valuedOn,
        source,
        reference,
        recordedBy: person.userId,
        recordedAt: ctx.clock.now(),
      };
      await this.values.add(ctx, waqfId, value);
      await this.facts.record(ctx, assetValueRecorded, {
        waqfId,
        before: before ? formatAmountForWire(halalas(before.amount)) : null,
        after: { assetValue: amount, valuedOn, valueSource: source, valueReference: reference },
      });
      return toAssetValue(value, await this.identity.people(ctx, [person.userId]));
    });
  }
}
