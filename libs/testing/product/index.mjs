// For proofs and benches, which may import this library only.
export { joinDatabase, startDatabase } from '@waqf/embedded-database';
export { client } from './client.mjs';
export { databaseRows } from './database-rows.mjs';
export { childrenOf, freePort, startProduct, temporaryData, waitFor } from './running-product.mjs';
