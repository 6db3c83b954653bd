import { Injectable } from '@nestjs/common';
import type { WaqfStatus } from '@waqf/contracts/endowments';
import { personOf, type Ctx } from '../platform/index.js';
import { MembershipWaqfNotFoundError } from '../membership/index.js';
import { scopeOf, WaqfAccess } from './access.js';
import { partiesOf, type WaqfDetails } from './domain/waqf.js';
import { WaqfRepository } from './persistence/waqf.repository.js';

/** Number of waqfs; `active` are the approved ones. Discarded waqfs are not counted. */
export interface WaqfStats {
  total: number;
  active: number;
  pending: number;
  draft: number;
}

export interface Participants {
  waqifId: string;
  /** Null until the waqf is approved. */
  nazirId: string | null;
}

/** A waqf as its founder approved it, with the changes of later approved amendments. */
export interface ApprovedWaqf {
  name: string;
  approvedAt: Date;
  waqifId: string;
  /** The name in the nazir deed. */
  nazirName: string | null;
  details: WaqfDetails;
}

/** Waqfs as other contexts see them. */
@Injectable()
export class EndowmentsFacade {
  constructor(
    private readonly waqfs: WaqfRepository,
    private readonly access: WaqfAccess,
  ) {}

  /**
   * The number of waqfs by status, of those that the user sees in the active role; all zero for a beneficiary.
   * @param since counts only waqfs created from this moment on
   */
  async statsFor(ctx: Ctx, since?: Date): Promise<WaqfStats> {
    const scope = scopeOf(personOf(ctx));
    const counts: Record<WaqfStatus, number> = scope
      ? await this.waqfs.countByStatus(ctx, scope, since)
      : { draft: 0, pending: 0, approved: 0, discarded: 0 };
    return {
      total: counts.draft + counts.pending + counts.approved,
      active: counts.approved,
      pending: counts.pending,
      draft: counts.draft,
    };
  }

  /** The ids of the waqfs that the user sees in the active role. */
  async visibleWaqfIds(ctx: Ctx): Promise<string[]> {
    const scope = scopeOf(personOf(ctx));
    return scope ? this.waqfs.ids(ctx, scope) : [];
  }

  /** The founder and the nazir of a waqf. @throws MembershipWaqfNotFoundError (404) */
  async participants(ctx: Ctx, waqfId: string): Promise<Participants> {
    const waqf = await this.waqfs.find(ctx, waqfId);
    if (!waqf) throw new MembershipWaqfNotFoundError();
    const { waqifId, nazirId } = partiesOf(waqf);
    return { waqifId, nazirId };
  }

  /** Passes when the user has a relation to the waqf. @throws MembershipWaqfNotFoundError (404) */
  async requireVisible(ctx: Ctx, waqfId: string): Promise<void> {
    await this.access.toSee(ctx, waqfId);
  }

  /**
   * A waqf that the user may see; null while it is not approved.
   * @throws MembershipWaqfNotFoundError (404)
   */
  async approved(ctx: Ctx, waqfId: string): Promise<ApprovedWaqf | null> {
    const { waqf } = await this.access.toSee(ctx, waqfId);
    const { name, approvedAt, waqifId, locked } = waqf;
    if (approvedAt === null || locked === null) return null;
    return { name, approvedAt, waqifId, nazirName: locked.nazirDetails?.nazirName ?? null, details: locked };
  }

  /** When each approved waqf of the whole platform was approved, by waqf id; used for figures that name nobody. */
  async approvals(ctx: Ctx): Promise<Map<string, Date>> {
    return this.waqfs.approvals(ctx);
  }
}
