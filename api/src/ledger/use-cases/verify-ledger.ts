import { Injectable } from '@nestjs/common';
import { type Ctx, requireCapability, Transactions } from '../../platform/index.js';
import {
  type Broken,
  broken,
  ChainWalk,
  type SealedEntry,
  type StoredBlock,
  type Verification,
} from '../domain/chain.js';
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

  /** Along the chain, block by block; entries are folded also behind the first break. */
  private async walk(
    ctx: Ctx,
    fold: Fold,
  ): Promise<{ entries: number; blocks: number; head: string | null; firstBroken: Broken | null }> {
    const walk = new ChainWalk();
    const links = this.chain.sealed(ctx);
    let firstBroken: Broken | null = null;
    let [entries, blocks] = [0, 0];
    let head: StoredBlock | undefined;
    let next = await links.next();
    const take = (link: SealedEntry): void => {
      firstBroken ??= walk.link(link);
      if (link.intact === null) return;
      entries += 1;
      fold.add(link);
    };
    for await (const block of this.chain.blocks(ctx)) {
      blocks += 1;
      for (; !next.done && BigInt(next.value.block) <= BigInt(block.number); next = await links.next())
        take(next.value);
      firstBroken ??= walk.block(block, blocks);
      head = block;
    }
    // Links behind the last block: their block was taken away.
    for (; !next.done; next = await links.next()) {
      firstBroken ??= broken('chain', { position: Number(next.value.position), entryId: next.value.entryId });
      take(next.value);
    }
    return { entries, blocks, head: head?.hash.toString('hex') ?? null, firstBroken };
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
