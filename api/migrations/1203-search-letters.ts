import type { Migration } from '../src/platform/index.js';

/**
 * The search key now treats ؤ and ئ as their plain letters, and also accepts the letters that keyboards of other
 * languages produce for ه, ي, ك and ا: stored keys of the previous form are converted letter by letter. The headings of
 * statements whose columns a user chose are converted too.
 */
export const up: Migration = `
CREATE FUNCTION pg_temp.plain_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(given, 'ٲٳؤئېۍےڪګھۀۂۃەۿ', 'ااو' || 'يييي' || 'كك' || 'هههههه')
$$;
CREATE FUNCTION pg_temp.plain_lexemes(given tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT pg_temp.plain_letters(lexeme)))
  FROM unnest(tsvector_to_array(given)) AS lexeme
$$;
CREATE FUNCTION pg_temp.has_other_letters(given text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT given ~ '[ٲٳؤئېۍےڪګھۀۂۃەۿ]'
$$;
UPDATE finances.transaction SET words = pg_temp.plain_lexemes(words) WHERE pg_temp.has_other_letters(words::text);
UPDATE beneficiaries.beneficiary SET found_by = pg_temp.plain_lexemes(found_by)
WHERE pg_temp.has_other_letters(found_by::text);
UPDATE endowments.waqf_search SET name_key = pg_temp.plain_letters(name_key), words = pg_temp.plain_lexemes(words)
WHERE pg_temp.has_other_letters(name_key || words::text);
UPDATE notifications.notification SET search_key = pg_temp.plain_letters(search_key)
WHERE pg_temp.has_other_letters(search_key);
UPDATE identity.person SET search_key = pg_temp.plain_letters(search_key) WHERE pg_temp.has_other_letters(search_key);
UPDATE reconciliation.statement_columns AS former SET headings = pg_temp.plain_letters(headings)
WHERE pg_temp.has_other_letters(headings) AND NOT EXISTS (
  SELECT FROM reconciliation.statement_columns AS other
  WHERE other.waqf_id = former.waqf_id AND other.bank_code = former.bank_code
    AND other.headings = pg_temp.plain_letters(former.headings));
`;

/** The original letters can no longer be determined; the previous search finds texts that contain none of them. */
export const down: Migration = `SELECT 1;`;
