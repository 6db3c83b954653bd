export { SearchModule } from './search.module.js';
export { SearchSources, type SearchSource } from './search.facade.js';
export { lexemesOf, searchExpression } from './domain/lexemes.js';
