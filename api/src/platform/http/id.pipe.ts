import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors/platform.errors.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is an id that the database accepts; any other text must not reach a statement. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Validates ids in paths: a text that is not a UUID identifies nothing, so it gets 404 like any other unknown id. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw new NotFoundError();
    return value.toLowerCase();
  }
}
