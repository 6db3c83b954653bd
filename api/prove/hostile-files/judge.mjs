/**
 * What is wrong with the answer to an upload; null when it is the expected verdict.
 * @param {{upload: {status: number, code?: string, shown?: string}}} file
 * @param {{status: number, body: any}} answer
 */
export function judgeUpload({ upload }, { status, body }) {
  if (status !== upload.status) return `${status} ${body?.code ?? ''} instead of ${upload.status} ${upload.code ?? ''}`;
  if (upload.code !== undefined && body.code !== upload.code) return `${body.code} instead of ${upload.code}`;
  if (status >= 400) {
    if (typeof body.message !== 'string' || body.message === '' || typeof body.reference !== 'string')
      return 'refused without a message and a reference';
    // A stack trace, a query or a path of the code would help an attacker.
    return /\bat .*\.js|SELECT |INSERT |\/src\/|\/dist\/|node_modules/.test(JSON.stringify(body))
      ? 'the answer shows something of our inside'
      : null;
  }
  const { fileName } = body.document;
  if (upload.shown !== undefined && fileName !== upload.shown) return `stored as ${JSON.stringify(fileName)}`;
  return /[\p{Cc}\p{Cf}/\\]/u.test(fileName) || [...fileName].length > 200
    ? `unfit name ${JSON.stringify(fileName)}`
    : null;
}

/** What is wrong with the outcome of a reading; null when nothing is, or when no outcome is expected. */
export function judgeReading({ endings }, reading) {
  if (endings === null) return null;
  const ending = reading.outcome === 'unreadable' ? reading.reason : reading.outcome;
  return endings.includes(ending) ? null : `read as ${ending} instead of ${endings.join(' or ')}`;
}
