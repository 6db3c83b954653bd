import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  changePlatformSettings,
  type PlatformSettings,
  platformSettingsEnvelope,
} from '@waqf/contracts/administration';
import { createZodDto } from 'nestjs-zod';
import { Allow, Answers, Context, type Ctx } from '../platform/index.js';
import { toPlatformSettings } from './presenter.js';
import { ChangeSystemSettings } from './use-cases/change-system-settings.js';
import { ReadSystemSettings } from './use-cases/read-system-settings.js';

class ChangePlatformSettingsDto extends createZodDto(changePlatformSettings) {}
class PlatformSettingsEnvelopeDto extends createZodDto(platformSettingsEnvelope) {}

@Controller('api/admin/system/settings')
export class PlatformSettingsController {
  constructor(
    private readonly readSystemSettings: ReadSystemSettings,
    private readonly changeSystemSettings: ChangeSystemSettings,
  ) {}

  @Get()
  @Allow('system.admin')
  @Answers(200, PlatformSettingsEnvelopeDto)
  async read(@Context() ctx: Ctx): Promise<{ settings: PlatformSettings }> {
    return { settings: toPlatformSettings(await this.readSystemSettings.execute(ctx)) };
  }

  /** Changes the settings that are sent; every replica uses them within a second. */
  @Patch()
  @Allow('system.admin')
  @Answers(200, PlatformSettingsEnvelopeDto)
  async change(@Context() ctx: Ctx, @Body() body: ChangePlatformSettingsDto): Promise<{ settings: PlatformSettings }> {
    // The time zone is no setting (ADR 76); the contract accepts only the one that holds.
    const { seen, currency: defaultCurrency, timezone: _, ...changes } = body;
    const wanted = { ...changes, ...(defaultCurrency === undefined ? {} : { defaultCurrency }) };
    return { settings: toPlatformSettings(await this.changeSystemSettings.execute(ctx, wanted, seen)) };
  }
}
