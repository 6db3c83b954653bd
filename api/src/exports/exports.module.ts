import { Module } from '@nestjs/common';
import { ExportSources } from './exports.facade.js';
import { ExportsController } from './exports.controller.js';
import { ExportTable } from './use-cases/export-table.js';

@Module({ controllers: [ExportsController], providers: [ExportSources, ExportTable], exports: [ExportSources] })
export class ExportsModule {}
