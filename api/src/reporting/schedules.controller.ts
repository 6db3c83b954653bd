import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import {
  createReportSchedule,
  reportReaders,
  reportScheduleEnvelope,
  reportScheduleList,
  stoppedReport,
  stopReport,
} from '@waqf/contracts/reporting';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import {
  Answers,
  Context,
  type Ctx,
  Environment,
  IdPipe,
  Public,
  RateLimit,
  type RateRule,
  SignedIn,
  publicOriginOf,
} from '../platform/index.js';
import { toReportReader } from './presenter.js';
import { CreateSchedule } from './use-cases/create-schedule.js';
import { FindReportReaders } from './use-cases/find-report-readers.js';
import { StopSchedule } from './use-cases/stop-schedule.js';
import { ViewSchedules } from './use-cases/view-schedules.js';

class CreateDto extends createZodDto(createReportSchedule) {}
class StopDto extends createZodDto(stopReport) {}
class ReadersDto extends createZodDto(reportReaders) {}
class ScheduleDto extends createZodDto(reportScheduleEnvelope) {}
class ListDto extends createZodDto(reportScheduleList) {}
class StoppedDto extends createZodDto(stoppedReport) {}

/** Limit of stop links opened from one network address. */
const opened: RateRule = { name: 'report-stops', points: 30, seconds: 60 };

/** Scheduled reports. */
@Controller('api')
export class SchedulesController {
  constructor(
    private readonly readers: FindReportReaders,
    private readonly create: CreateSchedule,
    private readonly view: ViewSchedules,
    private readonly stopping: StopSchedule,
    private readonly rateLimit: RateLimit,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  @Get('waqf/:id/report-readers')
  @SignedIn()
  @Answers(200, ReadersDto)
  async listReaders(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return { readers: (await this.readers.execute(ctx, waqfId)).map(toReportReader) };
  }

  @Get('report-schedules')
  @SignedIn()
  @Answers(200, ListDto)
  async list(@Context() ctx: Ctx) {
    return { schedules: await this.view.execute(ctx) };
  }

  @Post('report-schedules')
  @SignedIn()
  @Answers(201, ScheduleDto)
  async add(@Context() ctx: Ctx, @Body() body: CreateDto, @Req() request: Request) {
    const origin = publicOriginOf(request, this.environment);
    return { schedule: await this.view.one(ctx, await this.create.execute(ctx, body, origin)) };
  }

  @Post('report-schedules/:id/end')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, ScheduleDto)
  async end(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    await this.stopping.end(ctx, id);
    return { schedule: await this.view.one(ctx, id) };
  }

  @Post('report-schedules/:id/leave')
  @HttpCode(200)
  @SignedIn()
  @Answers(200, ScheduleDto)
  async leave(@Context() ctx: Ctx, @Param('id', IdPipe) id: string) {
    await this.stopping.leave(ctx, id);
    return { schedule: await this.view.one(ctx, id) };
  }

  /** Called by the page behind the stop link in a mail; works without a session. */
  @Post('report-stops')
  @HttpCode(200)
  @Public()
  @Answers(200, StoppedDto)
  async stop(@Context() ctx: Ctx, @Body() { code }: StopDto, @Req() request: Request) {
    await this.rateLimit.takeLocally(opened, request.ip ?? '');
    return this.stopping.byLink(ctx, code);
  }
}
