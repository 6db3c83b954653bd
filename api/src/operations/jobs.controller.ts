import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { discardJob, failedJobList, failedMailList, failureQuery } from '@waqf/contracts/operations';
import { createZodDto } from 'nestjs-zod';
import { NotificationsFacade } from '../notifications/index.js';
import { Allow, Answers, Context, type Ctx, IdPipe } from '../platform/index.js';
import { ListFailedJobs } from './use-cases/list-failed-jobs.js';
import { RetryOrDiscardJob } from './use-cases/retry-or-discard-job.js';

class FailureQueryDto extends createZodDto(failureQuery) {}
class FailedJobListDto extends createZodDto(failedJobList) {}
class FailedMailListDto extends createZodDto(failedMailList) {}
class DiscardJobDto extends createZodDto(discardJob) {}

/** Lists and settles jobs and messages that failed. */
@Controller('api/admin')
export class JobsController {
  constructor(
    private readonly listFailedJobs: ListFailedJobs,
    private readonly retryOrDiscardJob: RetryOrDiscardJob,
    private readonly notifications: NotificationsFacade,
  ) {}

  @Get('jobs')
  @Allow('system.admin')
  @Answers(200, FailedJobListDto)
  jobs(@Context() ctx: Ctx, @Query() query: FailureQueryDto) {
    return this.listFailedJobs.execute(ctx, query);
  }

  @Post('jobs/:id/retry')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  retry(@Context() ctx: Ctx, @Param('id', IdPipe) jobId: string): Promise<void> {
    return this.retryOrDiscardJob.retry(ctx, jobId);
  }

  @Post('jobs/:id/discard')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  discard(@Context() ctx: Ctx, @Param('id', IdPipe) jobId: string, @Body() { reason }: DiscardJobDto): Promise<void> {
    return this.retryOrDiscardJob.discard(ctx, { jobId, reason });
  }

  @Get('mails')
  @Allow('system.admin')
  @Answers(200, FailedMailListDto)
  mails(@Context() ctx: Ctx, @Query() query: FailureQueryDto) {
    return this.notifications.failures(ctx, query);
  }
}
