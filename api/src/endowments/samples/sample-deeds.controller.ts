import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { sampleDeeds } from '@waqf/contracts/documents';
import type { Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, NotFoundError, SignedIn, type Ctx } from '../../platform/index.js';
import { SampleDeeds, type OfferedDeed } from './sample-deeds.js';

class SampleDeedsDto extends createZodDto(sampleDeeds) {}

/** Deeds to try the product with; in production the list is empty and each file answers 404. */
@Controller('api/samples/deeds')
export class SampleDeedsController {
  constructor(private readonly samples: SampleDeeds) {}

  @Get()
  @SignedIn()
  @Answers(200, SampleDeedsDto)
  async list(@Context() ctx: Ctx): Promise<{ deeds: OfferedDeed[] }> {
    return { deeds: await this.samples.offered(ctx.language) };
  }

  @Get(':name')
  @SignedIn()
  async download(@Param('name') name: string, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const file = await this.samples.open(name);
    if (!file) throw new NotFoundError();
    response.setHeader('X-Content-Type-Options', 'nosniff');
    return new StreamableFile(file.stream, {
      type: file.mimeType,
      length: file.size,
      disposition: `attachment; filename="${name}"`,
    });
  }
}
