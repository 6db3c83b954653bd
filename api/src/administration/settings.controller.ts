import { Body, Controller, Get, Put } from '@nestjs/common';
import { changeSystemSettings, type SystemSettings, systemSettingsEnvelope } from '@waqf/contracts/administration';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, ChangedMeanwhileError, Context, type Ctx } from '../platform/index.js';
import { toSettingsView } from './presenter.js';
import { ChangeSystemSettings } from './use-cases/change-system-settings.js';
import { ReadSystemSettings } from './use-cases/read-system-settings.js';

class ChangeSystemSettingsDto extends createZodDto(changeSystemSettings) {}
class SystemSettingsEnvelopeDto extends createZodDto(systemSettingsEnvelope) {}

@Controller('api/system/settings')
export class SettingsController {
  constructor(
    private readonly readSystemSettings: ReadSystemSettings,
    private readonly changeSystemSettings: ChangeSystemSettings,
  ) {}

  @Get()
  @Allow('system.admin')
  @Answers(200, SystemSettingsEnvelopeDto)
  async read(@Context() ctx: Ctx): Promise<{ settings: SystemSettings }> {
    return { settings: toSettingsView(await this.readSystemSettings.execute(ctx)) };
  }

  /** Changes the settings that are sent; every replica uses them within a second. */
  @Put()
  @Allow('system.admin')
  @Answers(200, SystemSettingsEnvelopeDto)
  async change(@Context() ctx: Ctx, @Body() body: ChangeSystemSettingsDto): Promise<{ settings: SystemSettings }> {
    const { seen: { defaultCurrency: currency, currencyRate: rate, ...others } = {}, ...changes } = body;
    const seen = {
      ...others,
      ...(currency === undefined ? {} : { currency }),
      ...(rate === undefined ? {} : { currencyRate: rate?.sar ?? null, currencyRatedOn: rate?.on ?? null }),
    };
    try {
      return { settings: toSettingsView(await this.changeSystemSettings.execute(ctx, changes, seen)) };
    } catch (error) {
      throw error instanceof ChangedMeanwhileError ? error.renamed(namesInCall) : error;
    }
  }
}

/** What this call names otherwise than the other call of the settings; its form shows a refusal under its own names. */
const namesInCall = {
  currency: 'defaultCurrency',
  currencyRate: 'currencyRate.sar',
  currencyRatedOn: 'currencyRate.on',
};
