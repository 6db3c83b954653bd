export { cloneDatabase, createTemplateDatabase, migratedDatabase, type TestDatabase } from './database';
