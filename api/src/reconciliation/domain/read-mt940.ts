import { arabicCount, arabicNouns, compactNumber, isIban } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';
import { gregorianDay, plainText, referencesIn } from './cell-values.js';
import {
  checkContinuity,
  checkSum,
  lineFault,
  readEach,
  StatementFault,
  type ParsedLine,
  type ParsedStatement,
} from './statement.js';

interface Tag {
  name: string;
  value: string;
  place: number;
}

interface Balance {
  amount: Halalas;
  currency: string;
}

interface Message {
  account: string;
  number: string | null;
  opening: Balance;
  closing: Balance;
  lines: ParsedLine[];
}

// :61: value date, entry date, mark, funds code, amount, type, reference of the owner, reference of the bank.
const lineShape =
  /^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})| {4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d{1,15}),(\d{0,2})([A-Z][A-Z0-9 ]{3})([^/\n]*(?:\/(?!\/)[^/\n]*)*)(?:\/\/([^\n]*))?(?:\n([^]*))?$/;
// Some programs write an end mark (` -`) after the amount; it is ignored.
const balanceShape = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,15}),(\d{0,2})(?![\d,.])/;

/** Whether a text looks like an MT940 file. */
export function isMt940(text: string): boolean {
  return /(^|\n)\s*(\{4:\s*\n)?:20:/.test(text.slice(0, 4000)) && /\n:60[FM]:/.test(text);
}

/**
 * Reads a SWIFT customer statement message (MT940), or several in a row (pages of one statement, or days of one
 * account), with or without the surrounding blocks.
 * @throws StatementFault
 */
export function readMt940(text: string, mostLines: number): ParsedStatement {
  const messages = readEach(messagesIn(tagsIn(text)), readMessage);
  const [first] = messages;
  const last = messages.at(-1);
  if (!first || !last)
    throw new StatementFault('empty', { ar: 'لا يوجد كشف في الملف', en: 'There is no statement in the file' });
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    if (message.account !== first.account) throw severalAccounts();
    if (before) checkContinuity({ closing: before.closing.amount }, { opening: message.opening.amount });
    checkSum({ opening: message.opening.amount, closing: message.closing.amount, lines: message.lines });
  });
  const lines = messages.flatMap((message) => message.lines);
  if (lines.length > mostLines) throw tooManyLines(mostLines);
  return {
    format: 'mt940',
    iban: ibanOf(first.account),
    number: first.number,
    opening: first.opening.amount,
    closing: last.closing.amount,
    lines,
  };
}

/** @param most the limit that was exceeded */
export function tooManyLines(most: number): StatementFault {
  return new StatementFault('too-many-lines', {
    ar: `الكشف أطول من ${arabicCount(most, arabicNouns.line)}`,
    en: `The statement has more than ${most} lines`,
  });
}

export function severalAccounts(): StatementFault {
  return new StatementFault('several-accounts', {
    ar: 'الملف يجمع أكثر من حساب',
    en: 'The file holds more than one account',
  });
}

/**
 * The IBAN in an account field, where it may follow a bank's code; null when there is none. A foreign or invalid IBAN
 * is kept as written, so that it matches none of our accounts.
 */
export function ibanOf(account: string): string | null {
  const compact = compactNumber(account)
    .toUpperCase()
    .replace(/\./g, '')
    .replace(/IBAN(?:NO|NUMBER)?:?/, '');
  const found =
    /(?<![A-Z0-9])[A-Z]{2}\d{2}[A-Z0-9]{11,30}(?![A-Z0-9])/.exec(compact)?.[0] ?? /SA\d{22}/.exec(compact)?.[0];
  return found !== undefined && (found.startsWith('SA') || isIban(found)) ? found : null;
}

function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  text.split('\n').forEach((line, index) => {
    const start = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (start) tags.push({ name: start[1]!, value: start[2]!.trimEnd(), place: index + 1 });
    else if (/^(-|-\}.*|\{.*)$/.test(line.trimEnd())) tags.push({ name: 'end', value: '', place: index + 1 });
    else {
      const tag = tags.at(-1);
      if (tag && tag.name !== 'end' && line.trim() !== '') tag.value += `\n${line.trimEnd()}`;
    }
  });
  return tags.filter((tag) => tag.name !== 'end');
}

function messagesIn(tags: Tag[]): Tag[][] {
  const messages: Tag[][] = [];
  for (const tag of tags) {
    if (tag.name === '20') messages.push([]);
    messages.at(-1)?.push(tag);
  }
  return messages;
}

function readMessage(tags: Tag[]): Message {
  const one = (...names: string[]): Tag | undefined => {
    const [found, ...others] = tags.filter((tag) => names.includes(tag.name));
    const other = others.find(({ value }) => value.trim() !== found?.value.trim());
    if (other) throw names.includes('25') ? severalAccounts() : repeated(other);
    return found;
  };
  const opening = readBalance(one('60F', '60M'), tags, '60F');
  const closing = readBalance(one('62F', '62M'), tags, '62F');
  const account = one('25', '25P');
  if (!account) throw missing(tags, '25');
  const movements = tags.flatMap((tag, index) => (tag.name === '61' ? [{ tag, next: tags[index + 1] }] : []));
  const lines = readEach(movements, ({ tag, next }) => readLine(tag, next?.name === '86' ? next.value : ''));
  return {
    account: account.value.split('\n')[0]!.trim(),
    number: one('28C', '28')?.value.trim() || null,
    opening,
    closing,
    lines,
  };
}

function readLine(tag: Tag, information: string): ParsedLine {
  const match = lineShape.exec(tag.value);
  if (!match) throw lineFault(tag.place, 'حركة بصيغة غير معروفة', 'a movement in an unknown form');
  const [, yy, mm, dd, entryMonth, entryDay, mark, , whole, fraction, , owner, bank, supplement] = match;
  const valueYear = 2000 + Number(yy);
  const month = Number(entryMonth ?? mm);
  // The entry date has no year; the year that brings it nearest to the value date is used.
  const shift = month - Number(mm) > 6 ? -1 : month - Number(mm) < -6 ? 1 : 0;
  const bookedOn = gregorianDay(valueYear + shift, month, Number(entryDay ?? dd));
  if (!bookedOn) throw lineFault(tag.place, 'تاريخ غير صحيح', 'a date that does not exist');
  const size = amountOf(whole!, fraction!);
  // C is incoming money; RD reverses a debit, so it is incoming too.
  const incoming = mark === 'C' || mark === 'RD' || mark === 'EC';
  const description = plainText([structured(information), supplement ?? ''].join(' '));
  return {
    bookedOn,
    amount: incoming ? size : halalas(-size),
    references: referencesIn([owner, bank]),
    description,
    place: tag.place,
  };
}

/** The texts of a structured `:86:` field, such as `?20text?21more`, without their codes. */
function structured(information: string): string {
  const flat = information.replace(/\n/g, ' ');
  return /\?\d{2}/.test(flat) ? flat.replace(/^\d{3}(?=\?)/, '').replace(/\?\d{2}/g, ' ') : flat;
}

function readBalance(tag: Tag | undefined, tags: Tag[], name: string): Balance {
  if (!tag) throw missing(tags, name);
  const match = balanceShape.exec(tag.value.trim());
  if (!match) throw lineFault(tag.place, 'رصيد بصيغة غير معروفة', 'a balance in an unknown form');
  const [, mark, , , , currency, whole, fraction] = match;
  if (currency !== 'SAR') throw foreignCurrency(currency!);
  const size = amountOf(whole!, fraction!);
  return { amount: mark === 'D' ? halalas(-size) : size, currency };
}

/** The fault of a statement in another currency than the ledger's. */
export function foreignCurrency(currency: string): StatementFault {
  return new StatementFault('currency', {
    ar: `عملة الكشف ${currency} وليست الريال السعودي`,
    en: `The statement is in ${currency}, not in Saudi riyals`,
  });
}

function amountOf(whole: string, fraction: string): Halalas {
  return halalas(BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0')));
}

function repeated({ name, place }: Tag): StatementFault {
  return lineFault(place, `الوسم :${name}: مكرر بقيمة أخرى`, `tag :${name}: again with another value`);
}

function missing(tags: Tag[], name: string): StatementFault {
  return lineFault(tags[0]?.place ?? 1, `الوسم :${name}: ناقص`, `tag :${name}: is missing`);
}
