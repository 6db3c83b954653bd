/*
 * English captions of forms, by field, for labels that have only Latin letters. Portals print them beside the Arabic
 * label, and some forms have only English labels.
 */

/** Words that show that a caption is for something else: an earlier party, an end date, a print date. */
const another =
  /\b(?:outgoing|former|previous|prior|old|seller|vendor|transferor|grantor|mother|parent|birth|expir\w*|ends?|end\s+date|until|print\w*|built|mortgage\w*|lender|witness|agent|attorney)\b/iu;

const captions = {
  propertyNumber: /\b(?:property|real\s+estate|parcel|unit|title)\s+(?:no|number|id|identity|identifier)\b/iu,
  deedNumber: /\b(?:deed|certificate|title|document|instrument|registration)\s*(?:no|number|#|id)\b/iu,
  issueDate: /\b(?:issued?|issuing|registered|registration|executed|dated?)\b(?!\s*(?:no|number|by))/iu,
  ownerName: /\b(?:owner|buyer|purchaser|title\s+holder|transferee|grantee|proprietor|beneficial\s+owner|donee)s?\b/iu,
  area: /\b(?:area|size)\b|\bm2\b|\bsq/iu,
  city: /\b(?:city|town|governorate)\b/iu,
  district: /\b(?:district|neighbou?rhood|quarter)\b/iu,
  place: /\b(?:location|address|situated)\b/iu,
  waqfName: /\b(?:waqf|endowment)(?:\s+(?:name|title))?\s*$|\bname\s+of\s+(?:the\s+)?(?:waqf|endowment)\b/iu,
  purpose: /\b(?:purpose|objectives?|mission|goals?|aims?)\b/iu,
  conditions: /\b(?:terms|conditions|stipulations|rules|provisions)\b/iu,
  beneficiaries: /\b(?:beneficiar(?:y|ies)|recipients?|served|target(?:ed)?\s+groups?)\b/iu,
  nazirName: /\b(?:nazir|trustee|mutawalli|administrator)(?:'?s)?(?:\s+(?:full\s+)?name)?\s*$/iu,
  nazirId: /\b(?:id|iqama|civil\s+registry)(?:\s+(?:no|number))?\b/iu,
  appointmentDate: /\b(?:appoint\w*|effective|starts?|start\s+date|commenc\w*|in\s+force|from)\b/iu,
  authorities: /\b(?:powers?|authorit(?:y|ies)|mandate|responsibilit(?:y|ies)|duties)\b/iu,
} as const satisfies Record<string, RegExp>;

export type Caption = keyof typeof captions;

const isLatin = (label: string): boolean =>
  /[A-Za-z]{2}/.test(label) && !/\p{Script=Arabic}|\d/u.test(label) && label.length < 40;

/** Whether a label with only Latin letters names the field. */
export const captionNames = (caption: Caption, label: string): boolean =>
  isLatin(label) && captions[caption].test(label) && !another.test(label);

/** Whether a short text with only Latin letters is a caption of any field or of another party. */
export const isCaption = (label: string): boolean =>
  isLatin(label) &&
  (another.test(label) || Object.keys(captions).some((caption) => captionNames(caption as Caption, label)));

/** Words of captions beside those that name a field: "In figures", "Reg. No.", "Founder", "Current owner". */
const plainWords = new Set(
  (
    'name full no nos number id identity national record register reg registration deed certificate document ' +
    'resolution decision order reference ref date hijri gregorian day time of the in by for to and figures words ' +
    'letters kind type class category status nature use value amount share shares portion ownership current new ' +
    'founder founders endower settlor waqif asset assets property properties real estate parcel plot block floor ' +
    'unit building street road region province country nationality gender capacity role position party court notary ' +
    'judge branch authority issuer succeeding successor details information data description notes remarks ' +
    'encumbrances restrictions boundaries approved channels expenses objective phone mobile telephone email mail ' +
    'page serial version code postal'
  ).split(' '),
);

/** Whether each word stands in captions only; a value may contain such a word, as "Jeddah City" does. */
export const isAllCaption = (text: string): boolean =>
  isLatin(text) &&
  !text.includes('@') &&
  text.match(/\p{L}{2,}/gu)!.every((word) => plainWords.has(word.toLowerCase()) || isCaption(word));
