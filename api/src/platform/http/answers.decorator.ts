import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { ZodDto } from 'nestjs-zod';

/**
 * Sets the success status and, for the OpenAPI page, the contract of the body.
 * @param dto class created by `createZodDto`; absent when the body is empty
 */
export function Answers(status: number, dto?: ZodDto): MethodDecorator {
  const type = dto && '_zod' in dto.schema ? dto.Output : dto;
  return applyDecorators(HttpCode(status), ApiResponse(type ? { status, type } : { status }));
}
