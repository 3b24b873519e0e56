import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';

const latin1 = (bytes: Uint8Array): string => [...bytes].map((byte) => String.fromCharCode(byte)).join('');

const contentOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? latin1(decodePDFRawStream(stream).decode()) : '';

const unicodeOf = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** What the codes of a font stand for, by its own table. */
function lettersOf(font: PDFDict): Map<string, string> {
  const table = contentOf(font.lookup(PDFName.of('ToUnicode')));
  const pairs = [...table.matchAll(/<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>/g)];
  return new Map(pairs.map(([, code = '', letters = '']) => [code.toUpperCase(), unicodeOf(letters)]));
}

function textOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const known = new Map<string, Map<string, string>>();
  for (const [name] of fonts?.entries() ?? []) {
    const font = fonts?.lookup(name, PDFDict);
    if (font) known.set(name.asString(), lettersOf(font));
  }
  const words: string[] = [];
  let letters = new Map<string, string>();
  for (const [, font, hex] of streams
    .map(contentOf)
    .join('\n')
    .matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)> Tj/g)) {
    if (font) letters = known.get(font) ?? new Map();
    else words.push((hex?.match(/.{4}/g) ?? []).map((code) => letters.get(code.toUpperCase()) ?? '?').join(''));
  }
  return words.join('\n');
}

/** Reads a PDF document back: the texts of each page, one a line, and its title. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; title: string | undefined }> {
  const document = await PDFDocument.load(bytes);
  return { pages: document.getPages().map(textOf), title: document.getTitle() };
}
