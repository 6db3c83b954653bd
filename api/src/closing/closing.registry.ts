import { Injectable } from '@nestjs/common';
import type { ClosingItem } from '@waqf/contracts/closing';
import type { DaySpan } from '@waqf/formats';
import type { Ctx } from '../platform/index.js';

/** A context that knows of something that must be settled before a year is closed. */
export interface ClosingCheck {
  /** Done or not, one item a matter; the caller checks access. */
  items(ctx: Ctx, of: DaySpan & { waqfId: string }): Promise<ClosingItem[]>;
}

/** Who is asked. Contexts register from their module's `onModuleInit`. */
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
