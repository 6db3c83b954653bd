import { Module } from '@nestjs/common';
import { LedgerFacade } from './ledger.facade.js';
import { LedgerRepository } from './persistence/ledger.repository.js';

@Module({ providers: [LedgerFacade, LedgerRepository], exports: [LedgerFacade] })
export class LedgerModule {}
