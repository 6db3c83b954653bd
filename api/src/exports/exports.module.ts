import { Module } from '@nestjs/common';
import { ExportSources, ReportExports } from './exports.facade.js';
import { ExportsController } from './exports.controller.js';
import { ExportTable } from './use-cases/export-table.js';

@Module({
  controllers: [ExportsController],
  providers: [ExportSources, ReportExports, ExportTable],
  exports: [ExportSources, ReportExports],
})
export class ExportsModule {}
