import { Controller, Get, Param, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { receiptEnvelope, type Transaction } from '@waqf/contracts/finances';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { DocumentsFacade, receiveFileAlone } from '../documents/index.js';
import { Answers, asDownload, Context, type Ctx, IdPipe, Multipart, SignedIn } from '../platform/index.js';
import { StoreReceipt } from './use-cases/store-receipt.js';

class ReceiptDto extends createZodDto(receiptEnvelope) {}

/** Receipts of transactions, as photos or files. */
@Controller('api/transactions/:id/receipt')
export class ReceiptsController {
  constructor(
    private readonly receipts: StoreReceipt,
    private readonly documents: DocumentsFacade,
  ) {}

  /** Multipart with one file `document`, checked like a deed. */
  @Post()
  @SignedIn()
  @Multipart()
  @Answers(201, ReceiptDto)
  async keep(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) transactionId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ transaction: Transaction }> {
    await this.receipts.allow(ctx, transactionId);
    const limit = await this.documents.largestFile(ctx);
    const file = await receiveFileAlone(request, response, limit, (stream, name) =>
      this.documents.receive(ctx, stream, name),
    );
    return { transaction: await this.receipts.execute(ctx, transactionId, file) };
  }

  @Get()
  @SignedIn()
  async open(
    @Context() ctx: Ctx,
    @Param('id', IdPipe) transactionId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return asDownload(response, await this.receipts.open(ctx, transactionId), 'receipt');
  }
}
