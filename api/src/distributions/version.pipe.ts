import { Injectable, type PipeTransform } from '@nestjs/common';
import { DistributionsRulesNotFoundError } from './distributions.errors.js';

/** Parses the version in a path; anything but a number of 1 to 6 digits is treated as an unknown version (404). */
@Injectable()
export class VersionPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[0-9]{1,6}$/.test(value)) throw new DistributionsRulesNotFoundError();
    return Number(value);
  }
}
