import { sentenceList, wordList } from './word-list';

test('words of a list stand behind the comma of the language, and Arabic names keep their order in English', () => {
  expect(wordList(['PDF', 'JPG'], 'ar')).toBe('PDF، JPG');
  expect(wordList(['سعد', 'هند'], 'ar')).toBe('سعد، هند');
  expect(wordList(['سعد', 'PDF', 'هند'], 'en')).toBe('\u2068سعد\u2069, PDF, \u2068هند\u2069');
});

test('words in a sentence are joined by its conjunction', () => {
  expect(sentenceList(['PDF', 'JPG', 'PNG'], 'ar')).toBe('PDF وJPG وPNG');
  expect(sentenceList(['PDF', 'JPG', 'PNG'], 'en')).toBe('PDF, JPG, and PNG');
  expect(sentenceList(['PDF'], 'ar')).toBe('PDF');
  expect(sentenceList(['سعد', 'هند'], 'en')).toBe('\u2068سعد\u2069 and \u2068هند\u2069');
});
