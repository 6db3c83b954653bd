import { Body, Controller, Param, Put } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import * as z from 'zod';
import { Answers, Public } from '../../platform/index.js';
import { BankAccountUnknownError } from './bank-simulator.errors.js';
import { SandboxBankStates, sandboxStates } from './sandbox-bank.states.js';

class AccountStateDto extends createZodDto(z.object({ status: z.enum(sandboxStates) })) {}

/**
 * Lets the sandbox bank suspend, close or release an account. The platform notices it at its next request. Outside
 * production only.
 */
@Controller('simulator/bank/accounts')
export class BankAccountsController {
  constructor(private readonly states: SandboxBankStates) {}

  @Put(':iban/state')
  @Public()
  @Answers(204)
  async change(@Param('iban') iban: string, @Body() { status }: AccountStateDto): Promise<void> {
    if (!(await this.states.change(iban, status))) throw new BankAccountUnknownError();
  }
}
