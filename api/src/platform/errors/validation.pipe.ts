import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isZodDto } from 'nestjs-zod/dto';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { messageOf } from './field-messages.js';
import { InvalidInputError } from './platform.errors.js';

/** Checks every parameter typed by a `createZodDto` class, in body, query and path, against its contract. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { metatype }: ArgumentMetadata): unknown {
    if (!isZodDto(metatype)) return value;
    const result = safeParse(metatype.schema as unknown as $ZodType, value ?? {}, { reportInput: true });
    if (result.success) return result.data;
    throw new InvalidInputError(
      result.error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), message: messageOf(issue) })),
    );
  }
}
