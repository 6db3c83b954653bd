import { arabicSearchKey } from '@waqf/formats';
import { cloneDatabase, createTemplateDatabase, type TestDatabase } from '@waqf/testing';
import pg from 'pg';
import { up as joined } from '../../migrations/1201-search-keys.js';
import { up as plainLetters } from '../../migrations/1203-search-letters.js';
import { lexemesOf } from '../../src/search/index.js';
import { migrate } from '../../src/platform/database/migrate.js';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase(await createTemplateDatabase(async () => undefined, 'empty'));
  await migrate(database.url);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const texts = [
  'عبد الله بن عبد الرحمن',
  'معبد الشمس وعبد المجيد',
  '\ufeed\ufed7\ufed2 \ufea7\ufeee\ufef3\ufea0',
  '\u202bوقف\u200c النور\u200f ۱۲٣',
  'وَقْفُ الأُسْرَة  مـــؤسسة',
  'وقف کریم ہدی ﷲ ﷺ',
  'Waqf ＮＯＯＲ Istanbul №5',
  'مھدی ۀ ۃ ەے وسائل ڪتاب ٲحمد مۍ ې ګل',
];

test('rows stored with former search keys are found: names with عبد, presentation forms, ی, ئ and ھ', async () => {
  const id = '0190a000-0000-7000-8000-00000000000';
  const former = (text: string): string[] => lexemesOf(text.split(' ').map((word) => word.normalize('NFC')));
  for (const [at, name] of texts.entries())
    await client.query(
      `INSERT INTO beneficiaries.beneficiary (id, waqf_id, person_id, national_id, full_name, created_at, found_by)
       VALUES ($1, $1, $1, '1000000008', $2, now(), array_to_tsvector($3::text[]))`,
      [`${id}${at}`, name, former(name)],
    );
  await client.query(joined as string);
  await client.query(plainLetters as string);
  for (const [at, name] of texts.entries()) {
    const { rows } = await client.query<{ words: string[] }>(
      'SELECT tsvector_to_array(found_by) AS words FROM beneficiaries.beneficiary WHERE id = $1',
      [`${id}${at}`],
    );
    expect(rows[0]!.words).toEqual(expect.arrayContaining(lexemesOf([name])));
  }
  for (const text of texts) {
    const { rows } = await client.query<{ key: string; words: string[] }>(
      `SELECT pg_temp.plain_letters(pg_temp.search_key($1)) AS key,
         tsvector_to_array(pg_temp.plain_lexemes(array_to_tsvector(pg_temp.lexemes($1)))) AS words`,
      [text],
    );
    expect(rows[0]!.key).toBe(arabicSearchKey(text));
    expect(rows[0]!.words.toSorted()).toEqual(lexemesOf([text]).toSorted());
  }
});
