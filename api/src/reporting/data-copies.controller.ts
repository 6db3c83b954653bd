import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { dataCopyEnvelope, exportEnvelope } from '@waqf/contracts/exports';
import type { Request } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, Environment, SignedIn, publicOriginOf } from '../platform/index.js';
import { DataCopies } from './data-copy/data-copies.js';

class DataCopyDto extends createZodDto(dataCopyEnvelope) {}
class ExportDto extends createZodDto(exportEnvelope) {}

/** A copy of what the platform holds of the user. */
@Controller('api/user/data-copy')
export class DataCopiesController {
  constructor(
    private readonly copies: DataCopies,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, DataCopyDto)
  async latest(@Context() ctx: Ctx) {
    return { export: await this.copies.latest(ctx) };
  }

  /** Accepts a request after a fresh confirmation; the file is made afterwards, and only the user can download it. */
  @Post()
  @HttpCode(202)
  @SignedIn()
  @Answers(202, ExportDto)
  async ask(@Context() ctx: Ctx, @Req() request: Request) {
    return { export: await this.copies.request(ctx, publicOriginOf(request, this.environment)) };
  }
}
