export { client } from './client.mjs';
export { childrenOf, freePort, startProduct, temporaryData, waitFor } from './running-product.mjs';
