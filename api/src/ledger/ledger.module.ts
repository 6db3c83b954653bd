import { Module } from '@nestjs/common';
import { LedgerController } from './ledger.controller.js';
import { LedgerFacade } from './ledger.facade.js';
import { LedgerMeasures } from './measures.js';
import { ChainRepository } from './persistence/chain.repository.js';
import { EntryRepository } from './persistence/entry.repository.js';
import { FlowRepository } from './persistence/flow.repository.js';
import { LedgerRepository } from './persistence/ledger.repository.js';
import { PeriodLockRepository } from './persistence/period-lock.repository.js';
import { PostingRepository } from './persistence/posting.repository.js';
import { SummaryRepository } from './persistence/summary.repository.js';
import { ListEntries } from './use-cases/list-entries.js';
import { SealEntries } from './use-cases/seal-entries.js';
import { VerifyLedger } from './use-cases/verify-ledger.js';

@Module({
  controllers: [LedgerController],
  providers: [
    LedgerFacade,
    LedgerMeasures,
    LedgerRepository,
    PostingRepository,
    PeriodLockRepository,
    EntryRepository,
    FlowRepository,
    SummaryRepository,
    ChainRepository,
    SealEntries,
    ListEntries,
    VerifyLedger,
  ],
  exports: [LedgerFacade, VerifyLedger],
})
export class LedgerModule {}
