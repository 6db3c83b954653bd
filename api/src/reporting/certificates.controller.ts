import { Body, Controller, Inject, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { certificateRequest } from '@waqf/contracts/reporting';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, Environment, IdPipe, SignedIn, publicOriginOf } from '../platform/index.js';
import { IssueCertificate } from './use-cases/issue-certificate.js';
import { IssueOnce } from './use-cases/issue-once.js';

class CertificateRequestDto extends createZodDto(certificateRequest) {}

/** The certificate of a waqf's approval, for the founder and everybody else who may see the waqf. */
@Controller('api/waqf/:id/certificate')
export class CertificatesController {
  constructor(
    private readonly issueCertificate: IssueCertificate,
    private readonly issueOnce: IssueOnce,
    @Inject(Environment) private readonly environment: Environment,
  ) {}

  /** Returns the PDF. A POST, because the first request issues a document. */
  @Post()
  @SignedIn()
  @Answers(200)
  async issue(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Body() { language = ctx.language }: CertificateRequestDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const origin = publicOriginOf(request, this.environment);
    const issued = await this.issueCertificate.execute(ctx, { waqfId, language, origin });
    response.setHeader('Cache-Control', 'no-store');
    return this.issueOnce.answer(issued);
  }
}
