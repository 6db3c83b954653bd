import { Injectable, type PipeTransform } from '@nestjs/common';
import { ClosingYearNotFoundError } from './closing.errors.js';

/** The year of a path: what is no number of four digits names nothing, like any unknown year (404). */
@Injectable()
export class YearPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[0-9]{4}$/.test(value)) throw new ClosingYearNotFoundError();
    return Number(value);
  }
}
