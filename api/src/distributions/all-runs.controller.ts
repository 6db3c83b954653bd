import { Controller, Get, Query } from '@nestjs/common';
import { latestRuns, removedPayeeQuery, removedPayees } from '@waqf/contracts/distributions';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { ViewRemovedPayees } from './use-cases/view-removed-payees.js';
import { ViewRuns } from './use-cases/view-runs.js';

class LatestRunsDto extends createZodDto(latestRuns) {}
class RemovedPayeeQueryDto extends createZodDto(removedPayeeQuery) {}
class RemovedPayeesDto extends createZodDto(removedPayees) {}

/** Lists over all waqfs of the user: their latest runs, and people who were removed and are still owed money. */
@Controller('api/distributions')
export class AllRunsController {
  constructor(
    private readonly view: ViewRuns,
    private readonly removed: ViewRemovedPayees,
  ) {}

  @Get('latest')
  @SignedIn()
  @Answers(200, LatestRunsDto)
  latest(@Context() ctx: Ctx) {
    return this.view.latest(ctx);
  }

  @Get('removed')
  @SignedIn()
  @Answers(200, RemovedPayeesDto)
  removedPayees(@Context() ctx: Ctx, @Query() query: RemovedPayeeQueryDto) {
    return this.removed.view(ctx, query);
  }
}
