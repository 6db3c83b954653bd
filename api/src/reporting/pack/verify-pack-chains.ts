import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import { AuditChecks, Contexts } from '../../platform/index.js';

/** The result of checking one hash chain. */
export interface ChainProof {
  readonly whole: boolean;
  readonly entries: number;
  readonly blocks: number;
  /** The newest entries, which are not in a block yet. */
  readonly unsealed: number;
  /** Hash of the last block in hexadecimal; null when there is no block. */
  readonly head: string | null;
}

/** Proof that nothing in the books or the audit trail was changed, removed or inserted. */
export interface PackProof {
  readonly checkedAt: Date;
  readonly books: ChainProof;
  readonly audit: ChainProof;
}

/** Checks both hash chains from the first entry to the last. */
@Injectable()
export class VerifyPackChains {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly audit: AuditChecks,
    private readonly contexts: Contexts,
  ) {}

  /** Runs as the platform: the result is about the chains of all waqfs and reveals nothing about a single one. */
  async execute(): Promise<PackProof> {
    const ctx = this.contexts.system('reporting.prove-pack');
    const books = await this.ledger.verify(ctx);
    const { whole, entries, blocks, unsealed, head, checkedAt } = await this.audit.check(ctx);
    return {
      checkedAt,
      books: {
        whole: books.ok,
        entries: books.entries,
        blocks: books.blocks,
        unsealed: books.unsealedTail,
        head: books.head,
      },
      audit: { whole, entries, blocks, unsealed, head },
    };
  }
}
