import type { Migration } from '../src/platform/index.js';

/** Another scan of the same property deed is a different file, but the property number read from it is the same. */
export const up: Migration = `
CREATE FUNCTION documents.property_number(fields jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_path_query_first(fields, '$[*] ? (@.name == "propertyNumber").value') #>> '{}'
$$;
CREATE INDEX document_same_property ON documents.document (documents.property_number(fields))
  WHERE type = 'property_deed' AND standing IN ('current', 'proposed');
`;

export const down: Migration = `
DROP INDEX documents.document_same_property;
DROP FUNCTION documents.property_number(jsonb);
`;
