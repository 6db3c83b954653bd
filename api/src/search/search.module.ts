import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { SearchSources } from './search.facade.js';
import { FindEverywhere } from './use-cases/find-everywhere.js';

@Module({
  controllers: [SearchController],
  providers: [SearchSources, FindEverywhere],
  exports: [SearchSources],
})
export class SearchModule {}
