import { Injectable } from '@nestjs/common';
import type { Beneficiary, PortalQuery, Ward } from '@waqf/contracts/beneficiaries';
import type { Notice } from '../notifications/index.js';
import type { Ctx } from '../platform/index.js';
import { Memberships } from '../membership/index.js';
import { BeneficiaryAccess } from './access.js';
import type { BeneficiaryRecord } from './domain/beneficiary.js';
import type { HoldReason } from './domain/payment-hold.js';
import { type PaymentPreference, usualPreference } from './domain/payment-preference.js';
import type { Participant } from './domain/participant.js';
import { BeneficiaryRepository } from './persistence/beneficiary.repository.js';
import { type IbanInUse, PayeeIbanRepository } from './persistence/payee-iban.repository.js';
import { PreferenceRepository } from './persistence/preference.repository.js';
import { GuardianNotices } from './use-cases/shared/guardian-notices.js';
import { PaymentHolds } from './use-cases/shared/payment-holds.js';
import { PortalPerson } from './use-cases/shared/portal-person.js';
import { ViewGuardians } from './use-cases/view-guardians.js';
import { ViewParticipants } from './use-cases/view-participants.js';
import { BeneficiaryPresenter } from './presenter.js';

/** A person's own share in one waqf. */
export interface OwnShare {
  beneficiaryId: string;
  waqfId: string;
  waqfName: string;
  /** Percent; zero when none was set. */
  percentage: number;
  relationship: string | null;
  isActive: boolean;
  since: Date;
}

/** Somebody who was removed from a waqf. Days of Asia/Riyadh. */
export type RemovedPerson = Pick<BeneficiaryRecord, 'id' | 'waqfId' | 'fullName' | 'bornOn' | 'diedOn'>;

/** Beneficiaries as other contexts see them. The caller checks access, except for `removed`. */
@Injectable()
export class BeneficiariesFacade {
  constructor(
    private readonly access: BeneficiaryAccess,
    private readonly beneficiaries: BeneficiaryRepository,
    private readonly presenter: BeneficiaryPresenter,
    private readonly memberships: Memberships,
    private readonly holds: PaymentHolds,
    private readonly preferences: PreferenceRepository,
    private readonly portal: PortalPerson,
    private readonly sharers: ViewParticipants,
    private readonly ibans: PayeeIbanRepository,
    private readonly guardians: ViewGuardians,
    private readonly guardianNotices: GuardianNotices,
  ) {}

  /** The newest beneficiaries of a waqf, at most `limit`. */
  async ofWaqf(ctx: Ctx, waqfId: string, limit: number): Promise<Beneficiary[]> {
    return this.presenter.all(ctx, await this.beneficiaries.list(ctx, [waqfId], { after: null, limit }));
  }

  /** How many beneficiaries these waqfs have, including inactive ones. */
  async count(ctx: Ctx, waqfIds: readonly string[]): Promise<number> {
    return (await this.beneficiaries.shares(ctx, waqfIds)).reduce((sum, row) => sum + row.all, 0);
  }

  /**
   * All beneficiaries of a waqf as needed to divide its yield, including suspended ones, oldest first.
   * @param on ISO day whose shares are returned; all other data is the current one
   */
  participants(ctx: Ctx, waqfId: string, on: string): Promise<Participant[]> {
    return this.sharers.all(ctx, waqfId, on);
  }

  /** Like `participants`, page by page. */
  participantPages(ctx: Ctx, waqfId: string, on: string): AsyncGenerator<Participant[]> {
    return this.sharers.pages(ctx, waqfId, on);
  }

  /** A hash that changes with anything that `participants` returns for a waqf; fast for many beneficiaries. */
  fingerprint(ctx: Ctx, waqfId: string): Promise<string> {
    return this.sharers.fingerprint(ctx, waqfId);
  }

  /**
   * Beneficiaries of a waqf who must not be paid today, by id: their dispute of being named awaits the nazir, they
   * have died, or they are minors without a guardian.
   */
  paymentHolds(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, HoldReason>> {
    return this.holds.of(ctx, waqfId);
  }

  /**
   * Who was removed from the waqfs whose beneficiaries the user manages, or from the one that they choose.
   * @throws BeneficiariesForbiddenError (403), MembershipWaqfNotFoundError (404)
   */
  async removed(ctx: Ctx, waqfId: string | undefined): Promise<RemovedPerson[]> {
    return this.beneficiaries.removedFrom(ctx, await this.access.waqfIdsToManage(ctx, waqfId));
  }

  /** Who was removed from these waqfs. */
  removedFrom(ctx: Ctx, waqfIds: readonly string[]): Promise<RemovedPerson[]> {
    return this.beneficiaries.removedFrom(ctx, waqfIds);
  }

  /** User ids by beneficiary id; unknown ids are not in the map. */
  async personIdsOf(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Map<string, string>> {
    const records = await this.beneficiaries.byIds(ctx, beneficiaryIds);
    return new Map([...records.values()].map(({ id, personId }) => [id, personId]));
  }

  /** Names by beneficiary id, also of those who have left; unknown ids are not in the map. */
  async namesOf(ctx: Ctx, beneficiaryIds: readonly string[]): Promise<Map<string, string>> {
    const records = await this.beneficiaries.byIds(ctx, beneficiaryIds);
    return new Map([...records.values()].map(({ id, fullName }) => [id, fullName]));
  }

  /** The waqfs in which a person is or was a beneficiary, by beneficiary id; for a guardian only those of theirs. */
  async waqfsOfPerson(ctx: Ctx, personId: string): Promise<ReadonlyMap<string, { waqfId: string; waqfName: string }>> {
    const places = await this.portal.placesOf(ctx, personId);
    const names = await this.memberships.names(
      ctx,
      places.map(({ waqfId }) => waqfId),
    );
    return new Map(places.map(({ id, waqfId }) => [id, { waqfId, waqfName: names.get(waqfId) ?? '' }]));
  }

  /**
   * The person whose portal the user reads: the user, or a minor whose guardian they are today.
   * @throws BeneficiariesNotGuardianError, BeneficiariesMinorError (403)
   */
  portalPersonId(ctx: Ctx, { onBehalfOf }: PortalQuery): Promise<string> {
    return this.portal.of(ctx, onBehalfOf);
  }

  /** The minors whose guardian the user is today. */
  wardsOf(ctx: Ctx): Promise<Ward[]> {
    return this.guardians.wards(ctx);
  }

  /** Notices about a waqf to its beneficiaries, with a copy of those to a minor for today's guardian in this waqf. */
  withGuardians(ctx: Ctx, waqfId: string, notices: readonly Notice[]): Promise<Notice[]> {
    return this.guardianNotices.withGuardians(ctx, waqfId, notices);
  }

  /** How a person wants to be paid; the usual preference when they have chosen nothing. */
  async preferenceOf(ctx: Ctx, personId: string): Promise<PaymentPreference> {
    return (await this.preferences.of(ctx, personId)) ?? usualPreference;
  }

  /** How beneficiaries of a waqf want to be paid, by beneficiary id; those without a choice are not in the map. */
  preferencesIn(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, PaymentPreference>> {
    return this.preferences.ofWaqf(ctx, waqfId);
  }

  /** The beneficiaries' own accounts that a waqf pays to now, by beneficiary id, in a fixed order. */
  ibansInUse(ctx: Ctx, waqfId: string): Promise<ReadonlyMap<string, IbanInUse>> {
    return this.ibans.inUse(ctx, waqfId);
  }

  /**
   * Ids of approved own accounts that a waqf no longer pays to: another took their place, or the guardian's time ended.
   */
  async ibansOutOfUse(ctx: Ctx, waqfId: string): Promise<string[]> {
    const inUse = new Set([...(await this.ibans.inUse(ctx, waqfId)).values()].map(({ id }) => id));
    return (await this.ibans.approved(ctx, waqfId)).filter((id) => !inUse.has(id));
  }

  /** IBANs of beneficiaries' own accounts by account id; other ids are not in the map. */
  ibansOf(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.ibans.byIds(ctx, ids);
  }

  /** A person's shares in all waqfs, for a guardian in those of theirs, oldest first. */
  async sharesOf(ctx: Ctx, personId: string): Promise<OwnShare[]> {
    const places = await this.portal.placesOf(ctx, personId);
    const records = places.filter(({ removedAt }) => removedAt === null);
    const names = await this.memberships.names(
      ctx,
      records.map((record) => record.waqfId),
    );
    return records.map((record) => ({
      beneficiaryId: record.id,
      waqfId: record.waqfId,
      waqfName: names.get(record.waqfId) ?? '',
      percentage: record.allocatedPercentage ?? 0,
      relationship: record.relationship,
      isActive: record.isActive,
      since: record.createdAt,
    }));
  }
}
