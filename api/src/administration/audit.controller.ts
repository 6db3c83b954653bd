import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  activityList,
  activityQuery,
  auditChain,
  type AuditChainState,
  auditFilters,
  auditList,
  auditQuery,
} from '@waqf/contracts/audit';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx } from '../platform/index.js';
import { ListAudit } from './use-cases/list-audit.js';
import { VerifyAudit } from './use-cases/verify-audit.js';

class AuditQueryDto extends createZodDto(auditQuery) {}
class AuditListDto extends createZodDto(auditList) {}
class AuditFiltersDto extends createZodDto(auditFilters) {}
class AuditChainDto extends createZodDto(auditChain) {}
class ActivityQueryDto extends createZodDto(activityQuery) {}
class ActivityListDto extends createZodDto(activityList) {}

@Controller('api/admin')
export class AuditController {
  constructor(
    private readonly listAudit: ListAudit,
    private readonly verifyAudit: VerifyAudit,
  ) {}

  @Get('audit')
  @Allow('system.admin')
  @Answers(200, AuditListDto)
  list(@Context() ctx: Ctx, @Query() query: AuditQueryDto) {
    return this.listAudit.execute(ctx, query);
  }

  @Get('audit/filters')
  @Allow('system.admin')
  @Answers(200, AuditFiltersDto)
  filters(@Context() ctx: Ctx) {
    return this.listAudit.filters(ctx);
  }

  /** Returns the result of the last check of the chain. */
  @Get('audit/chain')
  @Allow('system.admin')
  @Answers(200, AuditChainDto)
  chain(@Context() ctx: Ctx): Promise<AuditChainState> {
    return this.verifyAudit.last(ctx);
  }

  /** Checks the whole chain now. */
  @Post('audit/verify')
  @Allow('system.admin')
  @HttpCode(200)
  @Answers(200, AuditChainDto)
  verify(@Context() ctx: Ctx): Promise<AuditChainState> {
    return this.verifyAudit.execute(ctx);
  }

  @Get('activities')
  @Allow('system.admin')
  @Answers(200, ActivityListDto)
  activities(@Context() ctx: Ctx, @Query() query: ActivityQueryDto) {
    return this.listAudit.activities(ctx, query);
  }
}
