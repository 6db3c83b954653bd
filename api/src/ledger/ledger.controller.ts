import { Controller, Get } from '@nestjs/common';
import { ledgerVerification, type LedgerVerification } from '@waqf/contracts/ledger';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx } from '../platform/index.js';
import { VerifyLedger } from './use-cases/verify-ledger.js';

class LedgerVerificationDto extends createZodDto(ledgerVerification) {}

@Controller('api/ledger')
export class LedgerController {
  constructor(private readonly verifyLedger: VerifyLedger) {}

  /** GET /api/ledger/verify: reads and checks the whole ledger. */
  @Get('verify')
  @Allow('system.admin')
  @Answers(200, LedgerVerificationDto)
  async verify(@Context() ctx: Ctx): Promise<LedgerVerification> {
    return { verification: await this.verifyLedger.execute(ctx) };
  }
}
