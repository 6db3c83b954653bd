import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ZodDto } from 'nestjs-zod';

/**
 * Status of success and, for the OpenAPI page, the body's contract.
 * @param dto class made by `createZodDto`; absent for an empty answer
 */
export function Answers(status: number, dto?: ZodDto): MethodDecorator {
  const type = dto && '_zod' in dto.schema ? dto.Output : dto;
  return applyDecorators(HttpCode(status), ApiResponse(type ? { status, type } : { status }));
}
