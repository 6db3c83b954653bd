import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { Samples } from '../../platform/index.js';
import { PaymentsFacade } from '../../distributions/index.js';
import { ObjectionRepository } from '../persistence/objection.repository.js';
import { RaiseObjection } from '../use-cases/raise-objection.js';

/** Runs after the step that pays the sample run. */
const order = 645;
const noura = '1000000065';

/** Adds an open objection of the first beneficiary to her latest paid amount. */
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
      // Until the bank has answered, there is no payment to object to.
      if (paymentId === null || (await this.objections.ofPerson(ctx, person.id, null)).length > 0) return;
      await this.raise.execute(await this.identity.actingAs(ctx, noura, 'beneficiary'), {
        paymentId,
        topic: 'deduction',
        text: 'خُصمت صيانة المصاعد من غلة هذا الربع، وفاتورتها بعد نهايته. أرجو بيان السبب.',
      });
    });
  }
}
