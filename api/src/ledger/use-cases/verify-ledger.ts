import { Injectable } from '@nestjs/common';
import { type BrokenLink, type Ctx, requireCapability, Transactions, walkChain } from '../../platform/index.js';
import { type Broken, broken, type SealedEntry, type Verification } from '../domain/chain.js';
import { Fold } from '../domain/fold.js';
import { ChainRepository } from '../persistence/chain.repository.js';

/** Proves the books: the chain over all sealed entries, and that the entries add up to the balances and summaries. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly transactions: Transactions,
    private readonly chain: ChainRepository,
  ) {}

  /**
   * Reads everything, as it stood at one moment.
   * @throws NotSignedInError (401), ForbiddenError (403) for people without `system.admin`
   */
  async execute(ctx: Ctx): Promise<Verification> {
    requireCapability(ctx, 'system.admin');
    return this.transactions.snapshot(ctx, (ctx) => this.verify(ctx));
  }

  private async verify(ctx: Ctx): Promise<Verification> {
    const fold = new Fold();
    const chain = await this.walk(ctx, fold);
    let unsealedTail = 0;
    for await (const entry of this.chain.unsealed(ctx)) {
      unsealedTail += 1;
      fold.add(entry);
    }
    const firstBroken = chain.firstBroken ?? (await this.compare(ctx, fold));
    return {
      ok: firstBroken === null,
      entries: chain.entries + unsealedTail,
      blocks: chain.blocks,
      head: chain.head,
      firstBroken,
      unsealedTail,
    };
  }

  /** Walks the chain; entries are added up also behind the first break. */
  private async walk(ctx: Ctx, fold: Fold) {
    let entries = 0;
    const walked = await walkChain(this.chain.sealed(ctx), this.chain.blocks(ctx), (link) => {
      if (link.intact === null) return;
      entries += 1;
      fold.add(link);
    });
    return { ...walked, entries, firstBroken: walked.firstBroken && nameBroken(walked.firstBroken) };
  }

  private async compare(ctx: Ctx, fold: Fold): Promise<Broken | null> {
    for await (const account of this.chain.accounts(ctx)) {
      const wrong = fold.account(account);
      if (wrong) return wrong;
    }
    for await (const summary of this.chain.summaries(ctx)) {
      const wrong = fold.summary(summary);
      if (wrong) return wrong;
    }
    return fold.leftOver();
  }
}

/** An altered entry still says whose it was. */
function nameBroken({ reason, position, entryId, link }: BrokenLink<SealedEntry>): Broken {
  const waqfId = reason === 'altered' && link && link.intact !== null ? link.waqfId : null;
  return broken(reason, { position, entryId, waqfId });
}
