import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  importQuery,
  lineMatched,
  lineUnmatched,
  matchLine,
  reconciliation,
  reconciliationQuery,
  statementImported,
  statementList,
  statementPreview,
  unmatchLine,
} from '@waqf/contracts/reconciliation';
import { parseSignedAmount } from '@waqf/money';
import type { Request, Response } from 'express';
import { ApiResponse } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdempotencyKey, IdPipe, Multipart, SignedIn } from '../platform/index.js';
import { receiveStatement } from './upload/receive-statement.js';
import { ImportStatement } from './use-cases/import-statement.js';
import { ListStatements } from './use-cases/list-statements.js';
import { MatchLine } from './use-cases/match-line.js';
import { PreviewStatement } from './use-cases/preview-statement.js';
import { RemoveStatement } from './use-cases/remove-statement.js';
import { UnmatchLine } from './use-cases/unmatch-line.js';
import { ViewReconciliation } from './use-cases/view-reconciliation.js';

class StatementImportedDto extends createZodDto(statementImported) {}
class ImportQueryDto extends createZodDto(importQuery) {}
class StatementPreviewDto extends createZodDto(statementPreview) {}
class StatementListDto extends createZodDto(statementList) {}
class ReconciliationQueryDto extends createZodDto(reconciliationQuery) {}
class ReconciliationDto extends createZodDto(reconciliation) {}
class MatchLineDto extends createZodDto(matchLine) {}
class LineMatchedDto extends createZodDto(lineMatched) {}
class UnmatchLineDto extends createZodDto(unmatchLine) {}
class LineUnmatchedDto extends createZodDto(lineUnmatched) {}

/** Bank statements and their reconciliation with the books. Each use case first checks the user's access. */
@Controller('api/waqf/:id')
export class ReconciliationController {
  constructor(
    private readonly importing: ImportStatement,
    private readonly previewing: PreviewStatement,
    private readonly removing: RemoveStatement,
    private readonly listing: ListStatements,
    private readonly viewing: ViewReconciliation,
    private readonly matching: MatchLine,
    private readonly undoing: UnmatchLine,
  ) {}

  /**
   * Multipart with one file `file`. Answers 201, or 200 for a file that was imported before; with `preview=1` it
   * answers 200 with what an import would do (`statementPreview`) and adds nothing.
   */
  @Post('statements')
  @SignedIn()
  @Multipart()
  @Answers(201, StatementImportedDto)
  @ApiResponse({ status: 200, type: StatementPreviewDto.Output })
  async import(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Query() query: ImportQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.importing.allow(ctx, waqfId);
    const { file, fields, columns } = await receiveStatement(request, response);
    const amount = (text: string | undefined) => (text === undefined ? undefined : parseSignedAmount(text));
    const [opening, closing] = [amount(fields.openingBalance), amount(fields.closingBalance)];
    const given = { ...(opening === undefined ? {} : { opening }), ...(closing === undefined ? {} : { closing }) };
    const input = { waqfId, accountId: fields.accountId, file, columns, ...given };
    if (query.preview !== undefined) {
      response.status(HttpStatus.OK);
      return this.previewing.execute(ctx, input);
    }
    const imported = await this.importing.execute(ctx, input);
    if (imported.alreadyImported) response.status(HttpStatus.OK);
    return imported;
  }

  @Get('statements')
  @SignedIn()
  @Answers(200, StatementListDto)
  async statements(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return { statements: await this.listing.execute(ctx, waqfId) };
  }

  /** Removes a statement as long as none of its lines is matched. */
  @Delete('statements/:statementId')
  @SignedIn()
  @Answers(204)
  async remove(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Param('statementId', IdPipe) statementId: string,
  ) {
    await this.removing.execute(ctx, { waqfId, statementId });
  }

  @Get('reconciliation')
  @SignedIn()
  @Answers(200, ReconciliationDto)
  view(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Query() query: ReconciliationQueryDto) {
    return this.viewing.execute(ctx, { ...query, waqfId });
  }

  /** The shorter address is the one that outside clients know. */
  @Post(['reconciliation/match', 'match'])
  @SignedIn()
  @Answers(201, LineMatchedDto)
  async match(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Body() body: MatchLineDto,
    @IdempotencyKey() key: string | undefined,
  ) {
    return { pair: await this.matching.execute(ctx, { ...body, waqfId }, key) };
  }

  @Post('reconciliation/unmatch')
  @SignedIn()
  @Answers(200, LineUnmatchedDto)
  async unmatch(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Body() body: UnmatchLineDto) {
    return { line: await this.undoing.execute(ctx, { ...body, waqfId }) };
  }
}
