import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { exportEnvelope } from '@waqf/contracts/exports';
import { packRequest } from '@waqf/contracts/reporting';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, Environment, IdPipe, SignedIn, publicOriginOf } from '../platform/index.js';
import { RequestPack } from './pack/request-pack.js';

class PackRequestDto extends createZodDto(packRequest) {}
class ExportDto extends createZodDto(exportEnvelope) {}

/** The pack of a waqf, for auditors and for handing the waqf over. */
@Controller('api/waqf/:id/pack')
export class PacksController {
  constructor(
    private readonly requestPack: RequestPack,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  @Post()
  @HttpCode(202)
  @SignedIn()
  @Answers(202, ExportDto)
  async ask(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Body() body: PackRequestDto,
    @Req() request: Request,
  ) {
    const origin = publicOriginOf(request, this.environment);
    return { export: await this.requestPack.execute(ctx, waqfId, body, origin) };
  }
}
