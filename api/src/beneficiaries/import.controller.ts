import { Controller, Get, HttpStatus, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { beneficiariesImported, beneficiariesPreview, importQuery } from '@waqf/contracts/beneficiaries';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx, IdPipe, Multipart, SignedIn } from '../platform/index.js';
import { receiveFile } from './import/receive-file.js';
import { writeTemplate } from './import/write-template.js';
import { ImportBeneficiaries } from './use-cases/import-beneficiaries.js';

class ImportQueryDto extends createZodDto(importQuery) {}
class ImportedDto extends createZodDto(beneficiariesImported) {}
class PreviewDto extends createZodDto(beneficiariesPreview) {}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Import of beneficiaries from an Excel file, and the empty template for it. */
@Controller('api')
export class ImportController {
  constructor(private readonly importing: ImportBeneficiaries) {}

  @Get('beneficiaries/import-template')
  @Allow('beneficiaries.manage')
  async template(@Context() ctx: Ctx): Promise<StreamableFile> {
    const file = await writeTemplate(ctx.language);
    const disposition = 'attachment; filename="beneficiaries.xlsx"';
    return new StreamableFile(file, { type: workbookType, length: file.length, disposition });
  }

  /** Multipart with one file `file`; 201. With `preview=1`: 200 with what an import would do, and nothing is added. */
  @Post('waqf/:id/beneficiaries/import')
  @SignedIn()
  @Multipart()
  @Answers(201, ImportedDto)
  @ApiResponse({ status: 200, type: PreviewDto.Output })
  async import(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Query() query: ImportQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.importing.allow(ctx, waqfId);
    const input = { waqfId, bytes: await receiveFile(request, response) };
    if (query.preview === undefined) return this.importing.execute(ctx, input);
    response.status(HttpStatus.OK);
    return this.importing.preview(ctx, input);
  }
}
