import { Body, Controller, Get, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  lineMatched,
  lineUnmatched,
  matchLine,
  reconciliation,
  reconciliationQuery,
  statementImported,
  statementList,
  unmatchLine,
} from '@waqf/contracts/reconciliation';
import { parseSignedAmount } from '@waqf/money';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, IdempotencyKey, IdPipe, Multipart, SignedIn } from '../platform/index.js';
import { receiveStatement } from './upload/receive-statement.js';
import { ImportStatement } from './use-cases/import-statement.js';
import { ListStatements } from './use-cases/list-statements.js';
import { MatchLine } from './use-cases/match-line.js';
import { UnmatchLine } from './use-cases/unmatch-line.js';
import { ViewReconciliation } from './use-cases/view-reconciliation.js';

class StatementImportedDto extends createZodDto(statementImported) {}
class StatementListDto extends createZodDto(statementList) {}
class ReconciliationQueryDto extends createZodDto(reconciliationQuery) {}
class ReconciliationDto extends createZodDto(reconciliation) {}
class MatchLineDto extends createZodDto(matchLine) {}
class LineMatchedDto extends createZodDto(lineMatched) {}
class UnmatchLineDto extends createZodDto(unmatchLine) {}
class LineUnmatchedDto extends createZodDto(lineUnmatched) {}

/** Bank statements and their agreement with the books. Who asks is each use case's first question. */
@Controller('api/waqf/:id')
export class ReconciliationController {
  constructor(
    private readonly importing: ImportStatement,
    private readonly listing: ListStatements,
    private readonly viewing: ViewReconciliation,
    private readonly matching: MatchLine,
    private readonly undoing: UnmatchLine,
  ) {}

  /** Multipart: one file `file`; 201, or 200 for a file that was imported before. */
  @Post('statements')
  @SignedIn()
  @Multipart()
  @Answers(201, StatementImportedDto)
  async import(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) waqfId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.importing.allow(ctx, waqfId);
    const { file, fields } = await receiveStatement(request, response);
    const amount = (text: string | undefined) => (text === undefined ? undefined : parseSignedAmount(text));
    const [opening, closing] = [amount(fields.openingBalance), amount(fields.closingBalance)];
    const given = { ...(opening === undefined ? {} : { opening }), ...(closing === undefined ? {} : { closing }) };
    const imported = await this.importing.execute(ctx, { waqfId, accountId: fields.accountId, file, ...given });
    if (imported.alreadyImported) response.status(HttpStatus.OK);
    return imported;
  }

  @Get('statements')
  @SignedIn()
  @Answers(200, StatementListDto)
  async statements(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string) {
    return { statements: await this.listing.execute(ctx, waqfId) };
  }

  @Get('reconciliation')
  @SignedIn()
  @Answers(200, ReconciliationDto)
  view(@Context() ctx: Ctx, @Param('id', IdPipe) waqfId: string, @Query() query: ReconciliationQueryDto) {
    return this.viewing.execute(ctx, { ...query, waqfId });
  }

  @Post('reconciliation/match')
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
