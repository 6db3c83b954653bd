import { onePage, streamOf } from './pdf-files.mjs';

/** Text that each of these files contains beside its drawing, and that no download may contain. */
export const secret = 'a-name-nobody-sees';

const text = Buffer.from('q 1 0 0 rg 60 70 200 100 re f /F0 Do Q BT /T0 20 Tf 80 300 Td (deed) Tj ET');
const square = Buffer.from('0 0 1 rg 0 0 90 90 re f');
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica';
const form = '/Type /XObject /Subtype /Form /BBox [0 0 90 90]';
const programData = `/PieceInfo << /Writer << /LastModified (D:2024) /Private << /Note (${secret}) >> >> >>`;

/** A page that draws a square and a word, with the given entries in its parts. */
function drawn({ page = '', inResources = '', inForm = '', inFont = '', inContent = '', more = [] } = {}) {
  const resources = `<< /XObject << /F0 5 0 R >> /Font << /T0 ${font} ${inFont} >> >> ${inResources} >>`;
  return onePage({
    page: `/Contents 4 0 R /Resources ${resources} ${page}`,
    more: [streamOf(inContent, text), streamOf(`${form} ${inForm}`, square), ...more],
  });
}

/** Files that look harmless and have private data beside their drawing, each in another place. */
export function privateFiles() {
  const attached = streamOf(`/Type /Metadata /Subtype /XML /Note (${secret})`, Buffer.from(`<x>${secret}</x>`));
  const far = [attached];
  return Object.entries({
    'data of a program on the page': { page: programData },
    'data of a program on a form': { inForm: programData },
    'data of a program by reference': { inForm: '/PieceInfo 6 0 R', more: [`<< /Writer << /N (${secret}) >> >>`] },
    'metadata of a form': { inForm: '/Metadata 6 0 R', more: far },
    'metadata of a font': { inFont: '/Metadata 6 0 R', more: far },
    'metadata of the content': { inContent: '/Metadata 6 0 R', more: far },
    'properties of marked content': { inResources: `/Properties << /M0 << /Note (${secret}) >> >>` },
    'a key of no standard in resources': { inResources: `/Hidden << /Note (${secret}) >>` },
    'a key of no standard on a font': { inFont: `/ABCD_Note (${secret})` },
    'a key of no standard on a form': { inForm: `/ABCD_Note (${secret})` },
    'resources that pose as names': { inForm: `/XObject << /Note (${secret}) >>` },
    'names within names': {
      inForm: `/Resources << /ExtGState << /G0 << /ExtGState << /Note (${secret}) >> >> >> >>`,
    },
    'measures of a map': { page: `/VP [<< /Measure << /R (${secret}) >> >>]` },
    'an object that nothing refers to': { more: [`<< /Note (${secret}) >>`] },
  }).map(([name, parts]) => ({ name, bytes: () => drawn(parts) }));
}
