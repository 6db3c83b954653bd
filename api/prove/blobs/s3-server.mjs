/**
 * `node --openssl-legacy-provider s3-server.mjs FOLDER PORT`: an S3 server with one private bucket; prints its port.
 * The flag is needed for its continuation tokens, which it encrypts with DES.
 */
import S3rver from '@20minutes/s3rver';

const [directory, port] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'waqf-documents' }],
  // For a query with an encoded slash (a list with a prefix) this server computes another signature than S3.
  allowMismatchedSignatures: true,
});
server.middleware.unshift(async (call, next) => {
  if (call.get('authorization') !== '') return next();
  call.status = 403;
});
// Lists come in short pages, so that a few files need several of them, as many files do on every server.
server.middleware.unshift((call, next) => {
  if ('list-type' in call.query) call.query = { ...call.query, 'max-keys': '25' };
  return next();
});
console.log((await server.run()).port);
