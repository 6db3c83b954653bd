import { type BrokenLink, type Ctx, walkChain } from '../../platform/index.js';
import { type Inconsistency, inconsistency, type SealedEntry, type Verification } from '../domain/chain.js';
import { Fold } from '../domain/fold.js';
import { ChainRepository } from '../persistence/chain.repository.js';

/**
 * Verifies books, possibly of a different database than the platform's own: the chain over all sealed entries, and that
 * the entries add up to the balances and summaries. Reads everything; `ctx` must belong to one snapshot.
 */
export async function verifyBooks(ctx: Ctx, chain = new ChainRepository()): Promise<Verification> {
  const fold = new Fold();
  const walked = await walk(ctx, chain, fold);
  let unsealedTail = 0;
  for await (const entry of chain.unsealed(ctx)) {
    unsealedTail += 1;
    fold.add(entry);
  }
  const firstBroken = walked.firstBroken ?? (await compare(ctx, chain, fold));
  return {
    ok: firstBroken === null,
    entries: walked.entries + unsealedTail,
    blocks: walked.blocks,
    head: walked.head,
    firstBroken,
    unsealedTail,
  };
}

/** Walks the chain; entries after the first break are added up too. */
async function walk(ctx: Ctx, chain: ChainRepository, fold: Fold) {
  let entries = 0;
  const walked = await walkChain(chain.sealed(ctx), chain.blocks(ctx), (link) => {
    if (link.intact === null) return;
    entries += 1;
    fold.add(link);
  });
  return { ...walked, entries, firstBroken: walked.firstBroken && nameBroken(walked.firstBroken) };
}

async function compare(ctx: Ctx, chain: ChainRepository, fold: Fold): Promise<Inconsistency | null> {
  for await (const account of chain.accounts(ctx)) {
    const wrong = fold.account(account);
    if (wrong) return wrong;
  }
  for await (const summary of chain.summaries(ctx)) {
    const wrong = fold.summary(summary);
    if (wrong) return wrong;
  }
  return fold.missingStoredRow();
}

/** Names the waqf of an altered entry, which is still known. */
function nameBroken({ reason, position, entryId, link }: BrokenLink<SealedEntry>): Inconsistency {
  const waqfId = reason === 'altered' && link && link.intact !== null ? link.waqfId : null;
  return inconsistency(reason, { position, entryId, waqfId });
}
