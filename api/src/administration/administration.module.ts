import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.js';
import { ChangeSystemSettings } from './use-cases/change-system-settings.js';
import { ReadSystemSettings } from './use-cases/read-system-settings.js';

@Module({ controllers: [SettingsController], providers: [ReadSystemSettings, ChangeSystemSettings] })
export class AdministrationModule {}
