import { Injectable, type OnModuleInit } from '@nestjs/common';
import { riyadhDay } from '@waqf/formats';
import { PayeeNotices, type PayeeNoticeSource } from '../../../banking/index.js';
import type { Notice } from '../../../notifications/index.js';
import type { Ctx } from '../../../platform/index.js';
import { GuardianshipRepository } from '../../persistence/guardianship.repository.js';

/** Sends what concerns a minor to the guardian too: below fifteen Hijri years nobody else reads the minor's notices. */
@Injectable()
export class GuardianNotices implements PayeeNoticeSource, OnModuleInit {
  constructor(
    private readonly guardianships: GuardianshipRepository,
    private readonly payeeNotices: PayeeNotices,
  ) {}

  onModuleInit(): void {
    this.payeeNotices.register(this);
  }

  /**
   * The notices about a waqf, and a copy of each for the guardian whom the recipient has there today: a minor has one
   * at a time in a waqf. The minor is called by the name that the waqf has recorded.
   */
  async withGuardians(ctx: Ctx, waqfId: string, notices: readonly Notice[]): Promise<Notice[]> {
    const recipients = [...new Set(notices.map(({ userId }) => userId))];
    const today = riyadhDay(ctx.clock.now());
    const guardianships = await this.guardianships.guardiansOf(ctx, waqfId, recipients, today);
    const ofWard = new Map(guardianships.map((one) => [one.wardId, one]));
    return notices.flatMap((notice) => {
      const guardianship = ofWard.get(notice.userId);
      if (guardianship === undefined) return [notice];
      return [notice, onBehalf(notice, guardianship.wardName, guardianship.guardianId)];
    });
  }
}

function onBehalf(notice: Notice, wardName: string, guardianId: string): Notice {
  const { title, message } = notice;
  return {
    ...notice,
    userId: guardianId,
    // The texts address the minor, so both name the minor: the guardian would read them as their own.
    title: { ar: `${wardName}: «${title.ar}»`, en: `${wardName}: “${title.en}”` },
    message: { ar: `موجَّه إلى ${wardName}: ${message.ar}`, en: `Addressed to ${wardName}: ${message.en}` },
    actionUrl: notice.actionUrl?.startsWith('/beneficiary/')
      ? `/beneficiary/wards/${notice.userId}?to=${notice.actionUrl}`
      : notice.actionUrl,
  };
}
