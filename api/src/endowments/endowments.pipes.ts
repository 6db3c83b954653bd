import { Injectable, type PipeTransform } from '@nestjs/common';
import * as z from 'zod/mini';
import { DocumentsNotFoundError } from '../documents/index.js';
import { MembershipWaqfNotFoundError } from '../membership/index.js';
import { EndowmentsAmendmentNotFoundError } from './endowments.errors.js';

const uuid = z.uuid();

/** What is not an id names no waqf: the answer is the same as for an unknown one. */
@Injectable()
export class WaqfIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!uuid.safeParse(value).success) throw new MembershipWaqfNotFoundError();
    return value.toLowerCase();
  }
}

@Injectable()
export class DocumentIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!uuid.safeParse(value).success) throw new DocumentsNotFoundError();
    return value.toLowerCase();
  }
}

@Injectable()
export class AmendmentIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!uuid.safeParse(value).success) throw new EndowmentsAmendmentNotFoundError();
    return value.toLowerCase();
  }
}
