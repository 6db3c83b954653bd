import { Injectable } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { IdentityFacade } from '../../identity/index.js';
import type { Notice } from '../../notifications/index.js';
import type { Ctx } from '../../platform/index.js';
import { GuardianshipRepository } from '../persistence/guardianship.repository.js';

/** Sends what concerns a minor to the guardian too: below fifteen Hijri years nobody else reads the minor's notices. */
@Injectable()
export class GuardianNotices {
  constructor(
    private readonly guardianships: GuardianshipRepository,
    private readonly identity: IdentityFacade,
  ) {}

  /** The notices, and a copy of each for the guardian whom the recipient has today: a minor has one at a time. */
  async and(ctx: Ctx, notices: readonly Notice[]): Promise<Notice[]> {
    const recipients = [...new Set(notices.map(({ userId }) => userId))];
    const today = riyadhDay(ctx.clock.now());
    const guardianships = await this.guardianships.guardiansOf(ctx, recipients, today);
    if (guardianships.length === 0) return [...notices];
    const wards = await this.identity.people(
      ctx,
      guardianships.map(({ wardId }) => wardId),
    );
    const guardianOf = new Map(guardianships.map(({ wardId, guardianId }) => [wardId, guardianId]));
    return notices.flatMap((notice) => {
      const guardianId = guardianOf.get(notice.userId);
      if (guardianId === undefined) return [notice];
      return [notice, onBehalf(notice, wards.get(notice.userId)?.fullName ?? '', guardianId)];
    });
  }
}

function onBehalf(notice: Notice, wardName: string, guardianId: string): Notice {
  const { ar, en } = notice.message;
  return {
    ...notice,
    userId: guardianId,
    message: { ar: `نيابةً عن ${wardName}: ${ar}`, en: `On behalf of ${wardName}: ${en}` },
    actionUrl: notice.actionUrl?.startsWith('/beneficiary/')
      ? `/beneficiary/wards/${notice.userId}?to=${pageOfWard(notice.actionUrl)}`
      : notice.actionUrl,
  };
}

/** Entitlements are disputed and left by their owner only, so a minor's portal has no page of them. */
const pageOfWard = (page: string): string => (page === '/beneficiary/entitlements' ? '/beneficiary/dashboard' : page);
