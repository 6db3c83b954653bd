import { arabicSearchKey } from './search-key';

export type CalendarName = 'hijri' | 'gregorian';

/** Names of the twelve months in their search form (`arabicSearchKey`), as Arabic and English documents spell them. */
const names: Readonly<Record<CalendarName, readonly string[]>> = {
  hijri: [
    'محرم|المحرم|محرم الحرام|muharram',
    'صفر|صفر الخير|safar',
    'ربيع الاول|ربيع اول|ربيع 1|rabi i|rabi al awwal|rabi al-awwal|rabiʻ i',
    'ربيع الاخر|ربيع الثاني|ربيع اخر|ربيع ثاني|ربيع 2|rabi ii|rabi al thani|rabi al-thani|rabiʻ ii',
    'جمادي الاولي|جمادي الاول|جمادي اولي|جماد الاول|جماد اول|جمادي 1|jumada i|jumada al ula|jumada al-awwal',
    'جمادي الاخره|جمادي الثانيه|جمادي الاخر|جماد الثاني|جماد الاخر|جماد ثاني|جمادي 2|jumada ii|jumada al akhirah|jumada al-thani',
    'رجب|رجب الفرد|rajab',
    'شعبان|shaban|shaʻban|shaaban',
    'رمضان|رمضان المبارك|ramadan',
    'شوال|shawwal',
    'ذو القعده|ذي القعده|ذوالقعده|ذيالقعده|القعده|dhul qadah|dhu al-qadah|dhuʻl-qiʻdah',
    'ذو الحجه|ذي الحجه|ذوالحجه|ذيالحجه|الحجه|dhul hijjah|dhu al-hijjah|dhuʻl-hijjah',
  ],
  gregorian: [
    'يناير|كانون الثاني|january|jan',
    'فبراير|شباط|february|feb',
    'مارس|اذار|march|mar',
    'ابريل|نيسان|april|apr',
    'مايو|ايار|may',
    'يونيو|يونيه|حزيران|june|jun',
    'يوليو|يوليه|تموز|july|jul',
    'اغسطس|اب|august|aug',
    'سبتمبر|ايلول|september|sep|sept',
    'اكتوبر|تشرين الاول|october|oct',
    'نوفمبر|تشرين الثاني|november|nov',
    'ديسمبر|كانون الاول|december|dec',
  ],
};

const byName = new Map(
  (['hijri', 'gregorian'] as const).flatMap((calendar) =>
    names[calendar].flatMap((spellings, index) =>
      spellings.split('|').map((name) => [name, { calendar, month: index + 1 }] as const),
    ),
  ),
);

/** The month that one or two words name, in Arabic or English and in either calendar; undefined for other words. */
export function monthNamed(words: string): { calendar: CalendarName; month: number } | undefined {
  return byName.get(arabicSearchKey(words).replace(/[.,،]+$/, ''));
}
