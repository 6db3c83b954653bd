import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StepUpAct } from '@waqf/contracts/step-up';
import { type StepUpKind, StepUpKinds } from '../identity/index.js';
import { type Ctx, requireCapability } from '../platform/index.js';
import { linesOfOrder, titleOfOrder } from './domain/order-words.js';
import { ReleasesActError } from './releases.errors.js';

/** What an administrator confirms in Nafath before changing what users are served. */
@Injectable()
export class ConfirmRelease implements StepUpKind, OnModuleInit {
  readonly kind = 'release';

  constructor(private readonly stepUpKinds: StepUpKinds) {}

  onModuleInit(): void {
    this.stepUpKinds.register(this);
  }

  /** @throws ForbiddenError (403), ReleasesActError (422) */
  async describe(ctx: Ctx, { id, change }: StepUpAct) {
    requireCapability(ctx, 'system.admin');
    const title = titleOfOrder(change?.['act'] ?? '');
    if (!title) throw new ReleasesActError();
    return { title, amount: null, lines: linesOfOrder(id, change ?? {}) };
  }
}
