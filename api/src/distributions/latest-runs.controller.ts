import { Controller, Get } from '@nestjs/common';
import { latestRuns } from '@waqf/contracts/distributions';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { ViewRuns } from './use-cases/view-runs.js';

class LatestRunsDto extends createZodDto(latestRuns) {}

/** Distribution runs across waqfs, for the page that leads to each waqf's own. */
@Controller('api/distributions')
export class LatestRunsController {
  constructor(private readonly view: ViewRuns) {}

  @Get('latest')
  @SignedIn()
  @Answers(200, LatestRunsDto)
  latest(@Context() ctx: Ctx) {
    return this.view.latest(ctx);
  }
}
