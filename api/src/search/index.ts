export { SearchModule } from './search.module.js';
export { SearchSources, type SearchSource } from './search-sources.js';
export { lexemesOf, searchExpression } from './lexemes.js';
