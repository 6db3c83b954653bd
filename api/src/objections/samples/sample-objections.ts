import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { Samples } from '../../platform/index.js';
import { PaymentsFacade } from '../../distributions/index.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { RaiseObjection } from '../use-cases/raise-objection.js';

/** After the sample run was paid. */
const order = 645;
const noura = '1000000065';

/** An open objection of the first beneficiary to her latest paid amount. */
@Injectable()
export class SampleObjections implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly identity: IdentityFacade,
    private readonly payments: PaymentsFacade,
    private readonly objections: ObjectionRepository,
    private readonly raise: RaiseObjection,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'objections.open-objection', async (ctx) => {
      const person = await this.identity.personByNationalId(ctx, noura);
      if (!person) throw new Error('the sample beneficiary is missing');
      const paymentId = await this.payments.latestPaid(ctx, person.id);
      // As long as the bank has not answered there is nothing to object to.
      if (paymentId === null || (await this.objections.ofPerson(ctx, person.id, null)).length > 0) return;
      await this.raise.execute(await this.identity.actingAs(ctx, noura, 'beneficiary'), {
        paymentId,
        topic: 'deduction',
        text: 'خُصمت صيانة المصاعد من غلة هذا الربع، وفاتورتها بعد نهايته. أرجو بيان السبب.',
      });
    });
  }
}
