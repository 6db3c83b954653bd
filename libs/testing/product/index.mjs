export { client } from './client.mjs';
export { freePort, startProduct, temporaryData, waitFor } from './running-product.mjs';
