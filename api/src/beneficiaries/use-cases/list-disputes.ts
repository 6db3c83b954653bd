import { Injectable } from '@nestjs/common';
import type { Dispute, DisputeList, DisputeQuery, Entitlement, PortalQuery } from '@waqf/contracts/beneficiaries';
import { type Membership, Memberships } from '../../membership/index.js';
import { type Ctx, personOf } from '../../platform/index.js';
import { BeneficiaryAccess } from '../access.js';
import type { DisputeRecord } from '../domain/dispute.js';
import { disputeStates } from '../domain/dispute-states.js';
import { BeneficiaryRepository } from '../persistence/beneficiary.repository.js';
import { DisputeRepository } from '../persistence/dispute.repository.js';
import { LeavingDays } from './shared/leaving-days.js';
import { PortalPerson } from './shared/portal-person.js';

/** Lists disputes for those who see a waqf, and for a beneficiary their own entitlements with their disputes. */
@Injectable()
export class ListDisputes {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly memberships: Memberships,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly disputes: DisputeRepository,
    private readonly leaving: LeavingDays,
    private readonly portal: PortalPerson,
  ) {}

  /** @throws BeneficiariesForbiddenError (403) */
  async execute(ctx: Ctx, { waqfId }: DisputeQuery): Promise<DisputeList> {
    const visible = await this.access.waqfIdsForDisputes(ctx);
    const waqfIds = visible.filter((id) => waqfId === undefined || id === waqfId);
    return { disputes: await this.describe(ctx, await this.disputes.ofWaqfs(ctx, waqfIds)) };
  }

  /**
   * The user's own entitlements, or those of the minor whom the user represents, in the waqfs that have recorded the
   * user as guardian; those from which the person was removed are left out.
   * @throws BeneficiariesNotGuardianError (403)
   */
  async entitlements(ctx: Ctx, { onBehalfOf }: PortalQuery): Promise<Entitlement[]> {
    const isOwn = onBehalfOf === undefined;
    const personId = isOwn ? personOf(ctx).userId : await this.portal.of(ctx, onBehalfOf);
    const places = (await this.portal.placesOf(ctx, personId)).filter(({ removedAt }) => removedAt === null);
    const isKept = isOwn && (await this.portal.isKeptFromOwn(ctx));
    const names = await this.memberships.names(
      ctx,
      places.map(({ waqfId }) => waqfId),
    );
    const latest = await this.disputes.latestOf(
      ctx,
      places.map(({ id }) => id),
    );
    const described = await this.describe(ctx, [...latest.values()]);
    const under = await this.leaving.of(ctx, personId, places);
    return places.map(({ id, waqfId, relationship, allocatedPercentage, isActive, suspensionReason, createdAt }) => ({
      beneficiaryId: id,
      waqfName: names.get(waqfId) ?? '',
      relationship,
      allocatedPercentage,
      isActive,
      suspensionReason,
      createdAt: createdAt.toISOString(),
      dispute: described.find(({ beneficiaryId }) => beneficiaryId === id) ?? null,
      mayDispute: !isKept && latest.get(id)?.state !== 'open',
      leavesAfter: under.get(id) ?? null,
    }));
  }

  /** Disputes in the shape of the contract, by the user's relation to each waqf. The caller checks access. */
  async describe(ctx: Ctx, records: readonly DisputeRecord[]): Promise<Dispute[]> {
    const waqfIds = records.map(({ waqfId }) => waqfId);
    const memberships = await this.memberships.ofAll(ctx, waqfIds);
    const names = await this.memberships.names(ctx, waqfIds);
    const people = await this.beneficiaries.byIds(
      ctx,
      records.map(({ beneficiaryId }) => beneficiaryId),
    );
    return records.map((record) => ({
      id: record.id,
      beneficiaryId: record.beneficiaryId,
      waqfId: record.waqfId,
      waqfName: names.get(record.waqfId) ?? '',
      fullName: people.get(record.beneficiaryId)?.fullName ?? '',
      kind: record.kind,
      reason: record.reason,
      raisedAt: record.raisedAt.toISOString(),
      state: record.state,
      answer: record.answer,
      answeredAt: record.answeredAt?.toISOString() ?? null,
      mayAnswer: mayAnswer(record, memberships.get(record.waqfId)),
    }));
  }
}

const mayAnswer = ({ state }: DisputeRecord, membership: Membership | undefined): boolean =>
  disputeStates.mayNow(state, membership?.relations ?? []).length > 0;
