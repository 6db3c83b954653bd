import { Body, Controller, Delete, Post } from '@nestjs/common';
import { parseAmount } from '@waqf/money';
import { createZodDto } from 'nestjs-zod';
import { Answers, Public } from '../../platform/index.js';
import { bankInstruction, isOrder } from './bank-orders.js';
import { BankAccountUnknownError } from './bank-simulator.errors.js';
import { SandboxBankBooks } from './sandbox-bank.books.js';
import { SandboxBankMoney } from './sandbox-bank.money.js';

class BankInstructionDto extends createZodDto(bankInstruction) {}

/** Sets how the sandbox bank behaves next, or moves money there. Outside production only. */
@Controller('simulator/bank/orders')
export class BankOrdersController {
  constructor(
    private readonly books: SandboxBankBooks,
    private readonly money: SandboxBankMoney,
  ) {}

  @Post()
  @Public()
  @Answers(201)
  async place(@Body() instruction: BankInstructionDto): Promise<void> {
    if (isOrder(instruction)) return this.books.place(instruction);
    const { iban = '', description, bookedAt } = instruction;
    const amount = parseAmount(instruction.amount ?? '');
    const booked = await this.money.book({
      iban,
      amountHalalas: instruction.kind === 'deposit' ? amount : -amount,
      description,
      bookedAt: bookedAt === undefined ? new Date() : new Date(bookedAt),
    });
    if (!booked) throw new BankAccountUnknownError();
  }

  @Delete()
  @Public()
  @Answers(204)
  async forget(): Promise<void> {
    await this.books.forgetOrders();
  }
}
