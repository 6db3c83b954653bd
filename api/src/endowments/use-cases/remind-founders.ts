import { Injectable } from '@nestjs/common';
import { documentTypes } from '@waqf/contracts/documents';
import { DocumentsFacade } from '../../documents/index.js';
import { Contexts, Facts, PeriodicUseCase, Transactions } from '../../platform/index.js';
import { deedsAwaited } from '../endowments.facts.js';
import { DraftReminderRepository } from '../persistence/draft-reminder.repository.js';

const weekMs = 7 * 24 * 60 * 60_000;
const batch = 200;

/** Reminds the founder of a draft once a week of the deeds that it lacks, unless their preferences say otherwise. */
@Injectable()
export class RemindFounders extends PeriodicUseCase {
  protected readonly everyMs = 60 * 60_000;
  protected readonly failure = 'founders could not be reminded';

  constructor(
    private readonly contexts: Contexts,
    private readonly transactions: Transactions,
    private readonly reminders: DraftReminderRepository,
    private readonly documents: DocumentsFacade,
    private readonly facts: Facts,
  ) {
    super();
  }

  /** @returns the number of drafts whose founders were reminded */
  async execute(): Promise<number> {
    const system = this.contexts.system('endowments.remind-founders');
    return this.transactions.run(system, async (ctx) => {
      const due = await this.reminders.takeDue(ctx, new Date(ctx.clock.now().getTime() - weekMs), batch);
      const deeds = await this.documents.currentOf(ctx, due);
      const facts = due.flatMap((waqfId) => {
        const there = new Set(deeds.filter((deed) => deed.waqfId === waqfId).map(({ type }) => type));
        const missing = documentTypes.filter((type) => !there.has(type));
        return missing.length > 0 ? [{ by: ctx, fact: { waqfId, missing } }] : [];
      });
      await this.facts.recordAll(ctx, deedsAwaited, facts);
      return facts.length;
    });
  }
}
