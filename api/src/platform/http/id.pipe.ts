import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors/platform.errors.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Path ids: what is not a UUID names nothing, hence 404 like any other unknown id. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!uuid.test(value)) throw new NotFoundError();
    return value.toLowerCase();
  }
}
