import { Controller, Get, Param, Query } from '@nestjs/common';
import { desk, deskQuery, waqfMoney, type Desk } from '@waqf/contracts/desk';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, SharedAnswer, SignedIn } from '../platform/index.js';
import { ViewDesk } from './use-cases/view-desk.js';
import { ViewMoney } from './use-cases/view-money.js';

class DeskQueryDto extends createZodDto(deskQuery) {}
class DeskDto extends createZodDto(desk) {}
class WaqfMoneyDto extends createZodDto(waqfMoney) {}

@Controller('api')
export class DeskController {
  constructor(
    private readonly viewDesk: ViewDesk,
    private readonly viewMoney: ViewMoney,
  ) {}

  @Get('desk')
  @SharedAnswer()
  @Allow('banking.transfer')
  @Answers(200, DeskDto)
  desk(@Context() ctx: Ctx, @Query() { all }: DeskQueryDto): Promise<Desk> {
    return this.viewDesk.execute(ctx, { isWhole: all !== undefined });
  }

  @Get('waqf/:id/money')
  @SignedIn()
  @Answers(200, WaqfMoneyDto)
  async money(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return { money: await this.viewMoney.execute(ctx, waqfId) };
  }
}
