import { Injectable } from '@nestjs/common';
import { LedgerFacade } from '../../ledger/index.js';
import { AuditChecks, Contexts } from '../../platform/index.js';

/** Result of checking one chain of hashes. */
export interface ChainProof {
  readonly whole: boolean;
  readonly entries: number;
  readonly blocks: number;
  /** Entries of the last moments, which no block holds yet. */
  readonly unsealed: number;
  /** Hash of the last block, hex; null without one. */
  readonly head: string | null;
}

/** That nothing of the books and of the audit trail was altered, taken out or put in. */
export interface PackProof {
  readonly checkedAt: Date;
  readonly books: ChainProof;
  readonly audit: ChainProof;
}

/** Checks both chains from the first entry to the last. */
@Injectable()
export class ProvePack {
  constructor(
    private readonly ledger: LedgerFacade,
    private readonly audit: AuditChecks,
    private readonly contexts: Contexts,
  ) {}

  /** As the platform: what is found holds for all waqfs, and says nothing of any. */
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
