import { deedOfLines } from '../../../../test/deeds/deed-of-lines.js';
import { isOfficial } from '../evidence/field-evidence.js';
import { isLabel } from '../labels/label-words.js';
import { isBesideName } from './name-neighbours.js';
import { findNames } from '../entities/person-names.js';
import { personsOf, strengthOf } from '../entities/persons.js';
import { roleOfLabel } from '../entities/role-of-label.js';
import { officeLabels, officePattern } from './offices.js';

describe('an office of the court, from one line of the lexicon', () => {
  test.each(['مأمور السجل', 'معاون القضائي', 'كاتب الضبط', 'الملازم القضائي', 'مسجل عقاري'])(
    '%s is known wherever a title counts',
    (title) => {
      const deed = deedOfLines([`وحرره ${title} سالم بن عوض الحارثي`]);
      const [name] = findNames(deed.text);
      expect(isOfficial(deed, name!)).toBe(true);
      expect(strengthOf(personsOf(deed, [name!])[0]!, 'official')).toBeGreaterThan(0.7);
    },
  );

  test.each(officeLabels)('%s labels an official and is no part of a name', (label) => {
    expect(isLabel(label)).toBe(true);
    expect(roleOfLabel(label)?.role).toBe('official');
    expect(label.split(' ').every(isBesideName)).toBe(true);
  });

  test('takes the article on any word of it', () =>
    expect(
      ['كاتب عدل', 'كاتب العدل', 'الكاتب العدل'].every((text) => new RegExp(`^${officePattern}$`, 'u').test(text)),
    ).toBe(true));
});
