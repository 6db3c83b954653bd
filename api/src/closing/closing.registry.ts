import { Injectable } from '@nestjs/common';
import type { ClosingItem } from '@waqf/contracts/closing';
import type { DaySpan } from '@waqf/formats';
import type { Ctx } from '../platform/index.js';

/** Implemented by a context that has matters to settle before a year is closed. */
export interface ClosingCheck {
  /** One item for each matter, done or not; the caller checks access. */
  items(ctx: Ctx, of: DaySpan & { waqfId: string }): Promise<ClosingItem[]>;
}

/** The contexts that are asked. Each registers in `onModuleInit` of its module. */
@Injectable()
export class ClosingChecks {
  private readonly checks: ClosingCheck[] = [];

  register(check: ClosingCheck): void {
    this.checks.push(check);
  }

  all(): readonly ClosingCheck[] {
    return this.checks;
  }
}
