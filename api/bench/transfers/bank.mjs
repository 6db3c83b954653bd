/**
 * A minimal bank for the transfers: a separate process that confirms every reference once, with the API that `HttpBank`
 * uses, and keeps the references only in memory. So the platform is measured, not the books of the sandbox bank.
 */
import { createServer } from 'node:http';

const known = new Map();
const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const order = request.method === 'POST' ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined;
    if (order?.transfers) return answer(response, 200, { transfers: order.transfers.map(confirmed) });
    if (order?.references) return answer(response, 200, { transfers: order.references.map(stateOf) });
    const reference = order?.reference ?? request.url.split('/').at(-1);
    const before = known.get(reference);
    if (!order && !before) return answer(response, 404, { code: 'UNKNOWN_REFERENCE', reference });
    return answer(response, before ? 200 : 201, confirmed({ reference }));
  });
});

/** The same answer for a reference, however often it is sent. */
function confirmed({ reference }) {
  const made = known.get(reference) ?? {
    reference,
    status: 'COMPLETED',
    bankReference: `B${known.size + 1}`,
    bookedAt: new Date().toISOString(),
  };
  known.set(reference, made);
  return made;
}

const stateOf = (reference) => known.get(reference) ?? { reference, status: 'UNKNOWN' };

server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));

function answer(response, status, body) {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text);
}
