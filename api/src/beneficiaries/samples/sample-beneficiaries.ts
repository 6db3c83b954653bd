import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type Ctx, daysAgo, Samples } from '../../platform/index.js';
import { Memberships } from '../../membership/index.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { AddBeneficiary } from '../use-cases/add-beneficiary.js';
import { PaymentHolds } from '../use-cases/shared/payment-holds.js';
import { SetGuardian } from '../use-cases/set-guardian.js';
import { sampleBeneficiaries, type SampleBeneficiary } from './sample-plan.js';

/** Runs after the samples of waqfs and their income, and before those of transfers to sub-accounts. */
const order = 600;
/** Runs after the distributions of earlier quarters, in which the newest beneficiaries had no share. */
const newestOrder = 608;
const newestDays = 60;

/**
 * Adds the sample beneficiaries as their nazirs would, each on a different day, in two steps. Existing ones are
 * skipped.
 */
@Injectable()
export class SampleBeneficiaries implements OnModuleInit {
  constructor(
    private readonly samples: Samples,
    private readonly memberships: Memberships,
    private readonly identity: IdentityFacade,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly add: AddBeneficiary,
    private readonly holds: PaymentHolds,
    private readonly setGuardian: SetGuardian,
  ) {}

  onModuleInit(): void {
    this.samples.register(order, 'beneficiaries.of-waqfs', (ctx) =>
      this.make(ctx, (planned) => planned.daysAgo > newestDays),
    );
    this.samples.register(newestOrder, 'beneficiaries.newest', (ctx) => this.make(ctx, () => true));
  }

  private async make(ctx: Ctx, isDue: (planned: SampleBeneficiary) => boolean): Promise<void> {
    const memberships = await this.memberships.visible(ctx);
    for (const { waqfId, waqfName, nazirId } of memberships.values()) {
      const nazir = nazirId === null ? null : await this.identity.person(ctx, nazirId);
      if (nazir)
        await this.addTo(
          await this.identity.actingAs(ctx, nazir.nationalId, 'nazir'),
          waqfId,
          (sampleBeneficiaries[waqfName] ?? []).filter(isDue),
        );
    }
  }

  private async addTo(nazir: Ctx, waqfId: string, plan: readonly SampleBeneficiary[]): Promise<void> {
    const there = new Set((await this.beneficiaries.activeOf(nazir, waqfId)).map((record) => record.nationalId));
    for (const { nationalId, fullName, relationship, share, daysAgo: days, bornOn = null } of plan.filter(
      (one) => !there.has(one.nationalId),
    )) {
      await this.add.execute(daysAgo(nazir, days), {
        waqfId,
        nationalId,
        fullName,
        relationship,
        allocatedPercentage: share,
        bornOn,
      });
    }
    const unguarded = new Set((await this.holds.minors(nazir, [waqfId])).map(({ beneficiaryId }) => beneficiaryId));
    for (const { id, nationalId } of await this.beneficiaries.activeOf(nazir, waqfId)) {
      const known = plan.find((one) => one.nationalId === nationalId);
      if (known?.guardian && unguarded.has(id))
        await this.setGuardian.execute(daysAgo(nazir, known.daysAgo), { beneficiaryId: id, ...known.guardian });
    }
  }
}
