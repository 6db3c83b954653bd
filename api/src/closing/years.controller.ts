import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  closeYear,
  fiscalYearDetail,
  fiscalYearList,
  grantException,
  reopenYear,
  setFiscalCalendar,
} from '@waqf/contracts/closing';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdPipe, SignedIn } from '../platform/index.js';
import { CloseYear } from './use-cases/close-year.js';
import { GrantException } from './use-cases/grant-exception.js';
import { ReopenYear } from './use-cases/reopen-year.js';
import { SetCalendar } from './use-cases/set-calendar.js';
import { ViewYears } from './use-cases/view-years.js';
import { YearPipe } from './year.pipe.js';

class SetFiscalCalendarDto extends createZodDto(setFiscalCalendar) {}
class CloseYearDto extends createZodDto(closeYear) {}
class ReopenYearDto extends createZodDto(reopenYear) {}
class GrantExceptionDto extends createZodDto(grantException) {}
class FiscalYearListDto extends createZodDto(fiscalYearList) {}
class FiscalYearDetailDto extends createZodDto(fiscalYearDetail) {}

/** The fiscal years of a waqf; each act returns the year in its new state. */
@Controller('api/waqf/:id')
export class YearsController {
  constructor(
    private readonly view: ViewYears,
    private readonly calendar: SetCalendar,
    private readonly closing: CloseYear,
    private readonly reopening: ReopenYear,
    private readonly granting: GrantException,
  ) {}

  @Get('years')
  @SignedIn()
  @Answers(200, FiscalYearListDto)
  list(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return this.view.list(ctx, waqfId);
  }

  @Put('fiscal-calendar')
  @SignedIn()
  @Answers(200, FiscalYearListDto)
  async setCalendar(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Body() body: SetFiscalCalendarDto) {
    await this.calendar.execute(ctx, { ...body, waqfId });
    return this.view.list(ctx, waqfId);
  }

  @Get('years/:year')
  @SignedIn()
  @Answers(200, FiscalYearDetailDto)
  one(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Param('year', YearPipe) year: number) {
    return this.view.one(ctx, { waqfId, year });
  }

  @Post('years/:year/close')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, FiscalYearDetailDto)
  async close(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('year', YearPipe) year: number,
    @Body() { hash }: CloseYearDto,
  ) {
    await this.closing.execute(ctx, { waqfId, year, hash });
    return this.view.one(ctx, { waqfId, year });
  }

  @Post('years/:year/reopen')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, FiscalYearDetailDto)
  async reopen(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('year', YearPipe) year: number,
    @Body() { reason }: ReopenYearDto,
  ) {
    await this.reopening.execute(ctx, { waqfId, year, reason });
    return this.view.one(ctx, { waqfId, year });
  }

  @Post('years/:year/exceptions')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, FiscalYearDetailDto)
  async except(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('year', YearPipe) year: number,
    @Body() body: GrantExceptionDto,
  ) {
    await this.granting.execute(ctx, { ...body, waqfId, year });
    return this.view.one(ctx, { waqfId, year });
  }
}
