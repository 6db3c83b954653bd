import { Injectable } from '@nestjs/common';
import type { OwnIbanList, PayeeIban, PortalQuery } from '@waqf/contracts/beneficiaries';
import { Memberships } from '../../membership/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import { BeneficiariesNotFoundError } from '../beneficiaries.errors.js';
import type { PayeeIbanRecord } from '../domain/payee-iban.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { payeeIbanStates } from '../domain/payee-iban-states.js';
import { PayeeIbanRepository } from '../persistence/payee-iban.repository.js';
import { IbanOwner } from './shared/iban-owner.js';
import { PortalPerson } from './shared/portal-person.js';

/** Shows a beneficiary's own accounts to the nazir, administrators and their owner. */
@Injectable()
export class ViewIbans {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly ibans: PayeeIbanRepository,
    private readonly portal: PortalPerson,
    private readonly owner: IbanOwner,
    private readonly memberships: Memberships,
  ) {}

  /** @throws BeneficiariesNotFoundError (404), BeneficiariesForbiddenError (403) */
  async ofBeneficiary(ctx: Ctx, beneficiaryId: string): Promise<{ fullName: string; ibans: PayeeIban[] }> {
    const found = await this.beneficiaries.find(ctx, beneficiaryId);
    if (!found || found.removedAt !== null) throw new BeneficiariesNotFoundError();
    await this.access.toManageBeneficiary(ctx, found);
    return {
      fullName: found.fullName,
      ibans: await this.described(ctx, await this.ibans.of(ctx, [beneficiaryId])),
    };
  }

  /** @throws BeneficiariesNotGuardianError, BeneficiariesMinorError (403) */
  async own(ctx: Ctx, { onBehalfOf }: PortalQuery): Promise<OwnIbanList> {
    const personId = await this.portal.of(ctx, onBehalfOf);
    const places = (await this.portal.placesOf(ctx, personId)).filter(({ removedAt }) => removedAt === null);
    const ids = places.map(({ id }) => id);
    const names = await this.memberships.names(
      ctx,
      places.map(({ waqfId }) => waqfId),
    );
    return {
      places: places.map(({ id, waqfId }) => ({ beneficiaryId: id, waqfName: names.get(waqfId) ?? '' })),
      ibans: await this.described(ctx, await this.ibans.of(ctx, ids)),
    };
  }

  async described(ctx: Ctx, records: readonly PayeeIbanRecord[]): Promise<PayeeIban[]> {
    const waqfIds = [...new Set(records.map(({ waqfId }) => waqfId))];
    const names = await this.memberships.names(ctx, waqfIds);
    const inUse = new Set<string>();
    for (const waqfId of waqfIds) for (const { id } of (await this.ibans.inUse(ctx, waqfId)).values()) inUse.add(id);
    const me = personOf(ctx).userId;
    const described: PayeeIban[] = [];
    for (const record of records) {
      const { id, beneficiaryId, waqfId, iban, state, requestedAt, usableFrom } = record;
      described.push({
        id,
        beneficiaryId,
        waqfName: names.get(waqfId) ?? '',
        iban,
        state,
        inUse: inUse.has(id),
        usableFrom: usableFrom?.toISOString() ?? null,
        requestedAt: requestedAt.toISOString(),
        mayConfirm: payeeIbanStates.startsIn('confirm', state) && (await this.owner.is(ctx, record)),
        mayWithdraw: payeeIbanStates.startsIn('withdraw', state) && record.requestedBy === me,
      });
    }
    return described;
  }
}
