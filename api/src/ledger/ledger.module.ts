import { Module } from '@nestjs/common';
import { LedgerFacade } from './ledger.facade.js';
import { EntryRepository } from './persistence/entry.repository.js';
import { LedgerRepository } from './persistence/ledger.repository.js';
import { PostingRepository } from './persistence/posting.repository.js';
import { SummaryRepository } from './persistence/summary.repository.js';
import { ListEntries } from './use-cases/list-entries.js';

@Module({
  providers: [LedgerFacade, LedgerRepository, PostingRepository, EntryRepository, SummaryRepository, ListEntries],
  exports: [LedgerFacade],
})
export class LedgerModule {}
