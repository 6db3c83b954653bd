import { Controller, Get, Query } from '@nestjs/common';
import { searchAnswer, searchQuery, type SearchAnswer } from '@waqf/contracts/search';
import { createZodDto } from 'nestjs-zod';
import { Answers, Context, type Ctx, SharedAnswer, SignedIn } from '../platform/index.js';
import { FindEverywhere } from './use-cases/find-everywhere.js';

class SearchQueryDto extends createZodDto(searchQuery) {}
class SearchAnswerDto extends createZodDto(searchAnswer) {}

@Controller('api/search')
export class SearchController {
  constructor(private readonly findEverywhere: FindEverywhere) {}

  @Get()
  @SharedAnswer()
  @SignedIn()
  @Answers(200, SearchAnswerDto)
  find(@Context() ctx: Ctx, @Query() query: SearchQueryDto): Promise<SearchAnswer> {
    return this.findEverywhere.execute(ctx, query);
  }
}
