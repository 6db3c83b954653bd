import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  type AssetValue,
  type AssetValues,
  assetValueEnvelope,
  assetValues,
  recordAssetValue,
} from '@waqf/contracts/endowments';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SignedIn } from '../platform/index.js';
import { WaqfIdPipe } from './access.js';
import { ListAssetValues } from './use-cases/list-asset-values.js';
import { RecordAssetValue } from './use-cases/record-asset-value.js';

class RecordAssetValueDto extends createZodDto(recordAssetValue) {}
class AssetValueDto extends createZodDto(assetValueEnvelope) {}
class AssetValuesDto extends createZodDto(assetValues) {}

/** The values of a waqf's assets. */
@Controller('api/waqf/:id/asset-values')
export class AssetValuesController {
  constructor(
    private readonly list: ListAssetValues,
    private readonly record: RecordAssetValue,
  ) {}

  @Get()
  @SignedIn()
  @Answers(200, AssetValuesDto)
  all(@Context() ctx: Ctx, @Param('id', WaqfIdPipe) waqfId: string): Promise<AssetValues> {
    return this.list.execute(ctx, { waqfId });
  }

  @Post()
  @SignedIn()
  @Answers(201, AssetValueDto)
  async add(
    @Context() ctx: Ctx,
    @Param('id', WaqfIdPipe) waqfId: string,
    @Body() body: RecordAssetValueDto,
  ): Promise<{ value: AssetValue }> {
    return { value: await this.record.execute(ctx, { waqfId, ...body }) };
  }
}
