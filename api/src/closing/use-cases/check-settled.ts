import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClosingItem } from '@waqf/contracts/closing';
import { type DaySpan, endOfDay } from '@waqf/formats';
import { ApprovalsFacade } from '../../approvals/index.js';
import { BankingFacade } from '../../banking/index.js';
import type { Ctx } from '../../platform/index.js';
import { type ClosingCheck, ClosingChecks } from '../closing.registry.js';

/** Checks that nothing of a fiscal year waits for a decision or for the bank before the year is closed. */
@Injectable()
export class CheckSettled implements ClosingCheck, OnModuleInit {
  constructor(
    private readonly checks: ClosingChecks,
    private readonly approvals: ApprovalsFacade,
    private readonly banking: BankingFacade,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  async items(ctx: Ctx, { waqfId, to }: DaySpan & { waqfId: string }): Promise<ClosingItem[]> {
    const waiting = await this.approvals.countWaiting(ctx, waqfId, endOfDay(to));
    const unsettled = await this.banking.countUnsettled(ctx, waqfId, endOfDay(to));
    return [
      {
        key: 'approvals',
        done: waiting === 0,
        title: { ar: 'لا طلبات تنتظر الموافقة', en: 'No request awaits approval' },
        detail: waiting === 0 ? null : { ar: `طلبات تنتظر: ${waiting}`, en: `Requests waiting: ${waiting}` },
        to: '/approvals',
      },
      {
        key: 'transfers',
        done: unsettled === 0,
        title: { ar: 'لا تحويلات معلقة في المصرف', en: 'No transfer is pending at the bank' },
        detail: unsettled === 0 ? null : { ar: `تحويلات معلقة: ${unsettled}`, en: `Pending transfers: ${unsettled}` },
        to: `/waqf/${waqfId}/banking`,
      },
    ];
  }
}
