// For proofs and benches, which may import only this library.
export { joinDatabase, startDatabase } from '@waqf/embedded-database';
export { client } from './client.mjs';
export { databaseRows } from './database-rows.mjs';
export { childrenOf, freePort, startProduct, temporaryData, waitFor } from './running-product.mjs';
