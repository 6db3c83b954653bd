import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors/platform.errors.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is an id as the database takes it; what is none names nothing and must not reach a statement. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Path ids: what is not a UUID names nothing, hence 404 like any other unknown id. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw new NotFoundError();
    return value.toLowerCase();
  }
}
