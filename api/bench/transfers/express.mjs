/** The reference for comparison: Express with its JSON parser and one route, and nothing else. */
import express from 'express';

const app = express();
app.use(express.json());
app.post('/bench/empty', (_request, response) => void response.status(201).json({}));
const server = app.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
