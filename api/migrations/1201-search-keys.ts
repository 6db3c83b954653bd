import type { Migration } from '../src/platform/index.js';

/**
 * The search key now also handles presentation forms, invisible marks, ی ک ہ and names with عبد: stored keys of the
 * previous form are converted. The functions correspond to `arabicSearchKey` and `lexemesOf` and are used only here.
 */
export const up: Migration = `
CREATE FUNCTION pg_temp.search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(trim(regexp_replace(lower(translate(
    regexp_replace(normalize(given, NFKC),
      '[\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u0610-\\u061a\\u064b-\\u065f'
      '\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u0640]', '', 'g'),
    'أإآٱىیکةہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايي' || 'كهه01234567890123456789')), '\\s+', ' ', 'g')),
    '(?<![[:alpha:]])عبد\\s+(?=ال[[:alpha:]])', 'عبد', 'g')
$$;
CREATE FUNCTION pg_temp.lexemes(given text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(word, first)), '{}')
  FROM (SELECT left(found[1], 60) AS word FROM regexp_matches(pg_temp.search_key(left(given, 400)), '[[:alnum:]]+',
    'g') AS found) AS words,
    generate_series(1, char_length(word)) AS first
$$;
CREATE FUNCTION pg_temp.is_affected(given text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT given ~ '[\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069'
    '\\ufb50-\\ufdff\\ufe70-\\ufeffیکہ]|عبد\\s'
    OR given <> normalize(given, NFKC)
$$;
UPDATE finances.transaction SET words = words || array_to_tsvector(pg_temp.lexemes(description))
WHERE pg_temp.is_affected(description);
UPDATE beneficiaries.beneficiary SET found_by = found_by || array_to_tsvector(pg_temp.lexemes(full_name))
WHERE pg_temp.is_affected(full_name);
UPDATE notifications.notification SET search_key = pg_temp.search_key(search_key) WHERE pg_temp.is_affected(search_key);
-- Filled again at the next start.
DELETE FROM endowments.waqf_search;
`;

/** The previous search also finds both kinds of keys, except names with عبد, which can no longer be told apart. */
export const down: Migration = `SELECT 1;`;
