import { Injectable } from '@nestjs/common';
import { type Ctx, requireCapability, Settings, type SystemSettings } from '../../platform/index.js';

/** Reads the settings in force, for administrators. @throws ForbiddenError (403) */
@Injectable()
export class ReadSystemSettings {
  constructor(private readonly settings: Settings) {}

  async execute(ctx: Ctx): Promise<SystemSettings> {
    requireCapability(ctx, 'system.admin');
    return this.settings.read(ctx);
  }
}
