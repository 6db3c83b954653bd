import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isZodDto } from 'nestjs-zod/dto';
import type { $ZodType } from 'zod/v4/core';
import { parseInput } from './parse-input.js';

/** Validates every parameter whose type is a `createZodDto` class, in body, query and path, against its contract. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { metatype }: ArgumentMetadata): unknown {
    return isZodDto(metatype) ? parseInput(metatype.schema as unknown as $ZodType, value ?? {}) : value;
  }
}
