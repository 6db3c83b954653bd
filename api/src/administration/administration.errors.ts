import { systemCatalogue } from '@waqf/contracts/messages';
import { DomainError, type FieldProblem } from '../platform/index.js';

const texts = {
  'in-future': { ar: 'تاريخ السعر لا يكون في المستقبل', en: 'The rate cannot be dated in the future' },
  'without-currency': { ar: 'الريال لا يحتاج إلى سعر صرف', en: 'The riyal needs no exchange rate' },
} as const;

/** The rate is not possible: it is dated after today, or it is a rate for riyals. */
export class AdministrationRateError extends DomainError {
  readonly code = 'administration.rate';
  readonly status = 400;
  override readonly fields: readonly FieldProblem[];
  constructor(why: keyof typeof texts) {
    super(texts[why]);
    this.fields = [{ field: why === 'in-future' ? 'currencyRate.on' : 'currencyRate', message: texts[why] }];
  }
}

/** The limit of a large waqf is not above that of a medium one. */
export class AdministrationWaqfSizesError extends DomainError {
  readonly code = 'administration.waqf-sizes';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    super(systemCatalogue.waqfSizesOrder);
    this.fields = [{ field: 'largeWaqfMillions', message: systemCatalogue.waqfSizesOrder }];
  }
}

/** The event was replayed or discarded meanwhile, or never failed. */
export class AdministrationEventNotFoundError extends DomainError {
  readonly code = 'administration.event-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذا الحدث لم يعد متعثرًا', en: 'This event is no longer failed' });
  }
}
