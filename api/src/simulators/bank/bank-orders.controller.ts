import { Body, Controller, Delete, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { Answers, Public } from '../../platform/index.js';
import { bankOrder } from './bank-orders.js';
import { SandboxBankBooks } from './sandbox-bank.books.js';

class BankOrderDto extends createZodDto(bankOrder) {}

/** Orders how the sandbox bank behaves next. Outside production only. */
@Controller('simulator/bank/orders')
export class BankOrdersController {
  constructor(private readonly books: SandboxBankBooks) {}

  @Post()
  @Public()
  @Answers(201)
  async place(@Body() order: BankOrderDto): Promise<void> {
    await this.books.place(order);
  }

  @Delete()
  @Public()
  @Answers(204)
  async forget(): Promise<void> {
    await this.books.forgetOrders();
  }
}
