import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** A PDF from its objects; object 1 must be the catalogue. */
function assemble(objects: string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return latin1(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size}` +
      ` /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

function pages(count: number, contents = ''): string[] {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${contents} >>`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ];
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + state[index]! + key[index % key.length]!) & 255;
    [state[index], state[other]] = [state[other]!, state[index]!];
  }
  let [first, second] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      first = (first + 1) & 255;
      second = (second + state[first]!) & 255;
      [state[first], state[second]] = [state[second]!, state[first]!];
      return byte ^ state[(state[first]! + state[second]!) & 255]!;
    }),
  );
}

interface DrawnParts {
  forms?: Record<string, string>;
  states?: Record<string, string>;
  page?: string;
}

/** Small PDFs with problems that occur in uploads. */
export const brokenPdfs = {
  blank: (count: number): Uint8Array => assemble(pages(count)),

  /** Pages that are one grey picture each, as a scanner makes them. */
  pictures(count: number): Uint8Array {
    const stream = '595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xdd EI';
    return assemble([
      ...pages(count, `/Contents ${count + 3} 0 R`),
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]);
  },

  text(line: string): Uint8Array {
    const stream = `BT /F1 12 Tf 40 780 Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`;
    return assemble([
      ...pages(1, '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>'),
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
  },

  /**
   * One page with these instructions; `F1` is Helvetica. `forms` are drawn by `/Name Do`, `states` are set by
   * `/Name gs`, the layer `Off` is switched off; `page` is added to the dictionary of the page.
   */
  drawn(instructions: string, { forms = {}, states = {}, page = '' }: DrawnParts = {}): Uint8Array {
    const named = (entries: [string, string][]): string => entries.map(([name, is]) => `/${name} ${is}`).join(' ');
    const fonts = '/Font << /F1 5 0 R >>';
    const stream = (body: string, dictionary = ''): string =>
      `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`;
    const names = Object.keys(forms);
    const layer = `${names.length + 6} 0 R`;
    const resources = [
      fonts,
      `/XObject << ${named(names.map((name, at) => [name, `${at + 6} 0 R`]))} >>`,
      `/ExtGState << ${named(Object.entries(states))} >>`,
      `/Properties << /Off ${layer} >>`,
    ];
    const [root, ...rest] = pages(1, `/Contents 4 0 R /Resources << ${resources.join(' ')} >> ${page}`);
    return assemble([
      root!.replace('>>', `/OCProperties << /OCGs [${layer}] /D << /OFF [${layer}] >> >> >>`),
      ...rest,
      stream(instructions),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...names.map((name) =>
        stream(
          forms[name]!,
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources.filter((one) => !one.startsWith('/XObject')).join(' ')} >>`,
        ),
      ),
      '<< /Type /OCG /Name (off) >>',
    ]);
  },

  /** The standard handler, revision 2, with the user's password "secret". */
  encrypted(): Uint8Array {
    const padded = (password: string): Buffer =>
      Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
    const md5 = (...parts: Buffer[]): Buffer =>
      parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();
    const id = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
    const owner = rc4(md5(padded('owner')).subarray(0, 5), padded('secret'));
    const rights = Buffer.alloc(4);
    rights.writeInt32LE(-4);
    const key = md5(padded('secret'), owner, rights, id).subarray(0, 5);
    const user = rc4(key, padding);
    const objects = [
      ...pages(1),
      `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`,
    ];
    return assemble(objects, `/Encrypt 4 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`);
  },

  /** A few kilobytes that expand to millions of drawing steps: hundreds of megabytes of objects, seconds of work. */
  bomb(steps: number): Uint8Array {
    const stream = deflateSync(deflateSync(Buffer.from('0 0 9 9 re f\n'.repeat(steps)), { level: 9 }), { level: 9 });
    return assemble([
      ...pages(1, '/Contents 4 0 R'),
      `<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n` +
        `${stream.toString('latin1')}\nendstream`,
    ]);
  },
};
