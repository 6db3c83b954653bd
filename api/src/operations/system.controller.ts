import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  clearLogs,
  healthQuery,
  logList,
  logQuery,
  systemHealth,
  systemStats,
  testMessageResult,
} from '@waqf/contracts/operations';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, Passive } from '../platform/index.js';
import { ClearLogs } from './use-cases/clear-logs.js';
import { ListLogs } from './use-cases/list-logs.js';
import { ReadHealth } from './use-cases/read-health.js';
import { ReadStats } from './use-cases/read-stats.js';
import { SendTestMessage } from './use-cases/send-test-message.js';

class HealthQueryDto extends createZodDto(healthQuery) {}
class SystemHealthDto extends createZodDto(systemHealth) {}
class SystemStatsDto extends createZodDto(systemStats) {}
class LogQueryDto extends createZodDto(logQuery) {}
class LogListDto extends createZodDto(logList) {}
class ClearLogsDto extends createZodDto(clearLogs) {}
class TestMessageResultDto extends createZodDto(testMessageResult) {}

/** The page of the system. Health is polled, so reading it does not prolong the session. */
@Controller('api/admin/system')
export class SystemController {
  constructor(
    private readonly readHealth: ReadHealth,
    private readonly readStats: ReadStats,
    private readonly listLogs: ListLogs,
    private readonly clearLogs: ClearLogs,
    private readonly sendTestMessage: SendTestMessage,
  ) {}

  @Get('health')
  @Passive()
  @Allow('system.admin')
  @Answers(200, SystemHealthDto)
  health(@Context() ctx: Ctx, @Query() query: HealthQueryDto) {
    return this.readHealth.execute(ctx, query);
  }

  @Get('stats')
  @Passive()
  @Allow('system.admin')
  @Answers(200, SystemStatsDto)
  stats(@Context() ctx: Ctx) {
    return this.readStats.execute(ctx);
  }

  @Get('logs')
  @Allow('system.admin')
  @Answers(200, LogListDto)
  logs(@Context() ctx: Ctx, @Query() query: LogQueryDto) {
    return this.listLogs.execute(ctx, query);
  }

  @Delete('logs/clear')
  @Allow('system.admin')
  @HttpCode(204)
  @Answers(204)
  clear(@Context() ctx: Ctx, @Body() body: ClearLogsDto): Promise<void> {
    return this.clearLogs.execute(ctx, body);
  }

  @Post('test-message')
  @Allow('system.admin')
  @HttpCode(200)
  @Answers(200, TestMessageResultDto)
  test(@Context() ctx: Ctx) {
    return this.sendTestMessage.execute(ctx);
  }
}
