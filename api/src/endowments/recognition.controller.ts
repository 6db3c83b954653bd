import { Controller, Post, Req, Res } from '@nestjs/common';
import { recognisedDeed, type RecognisedDeed } from '@waqf/contracts/documents';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { DocumentsFacade, receivePages } from '../documents/index.js';
import { Answers, Context, Multipart, SignedIn, type Ctx } from '../platform/index.js';
import { WaqfAccess } from './access.js';

class RecognisedDeedDto extends createZodDto(recognisedDeed) {}

/** Lets a founder start with the deeds: the type of each deed is recognised before there is a waqf. */
@Controller('api/waqf')
export class RecognitionController {
  constructor(
    private readonly access: WaqfAccess,
    private readonly documents: DocumentsFacade,
  ) {}

  /** Multipart: one file `document`, or pictures of its pages under that name. Nothing is recorded. */
  @Post('recognise')
  @SignedIn()
  @Multipart()
  @Answers(200, RecognisedDeedDto)
  async recognise(
    @Context() ctx: Ctx,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecognisedDeed> {
    this.access.toCreate(ctx);
    const limit = await this.documents.largestFile(ctx);
    const files = await receivePages(request, response, limit, (stream, name) =>
      this.documents.receive(ctx, stream, name),
    );
    return this.documents.recognise(ctx, await this.documents.asOneFile(ctx, files));
  }
}
