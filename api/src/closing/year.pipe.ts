import { Injectable, type PipeTransform } from '@nestjs/common';
import { ClosingYearNotFoundError } from './closing.errors.js';

/** The year in a path. A value that is not four digits answers 404, like any unknown year. */
@Injectable()
export class YearPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[0-9]{4}$/.test(value)) throw new ClosingYearNotFoundError();
    return Number(value);
  }
}
