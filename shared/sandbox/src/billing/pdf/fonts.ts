import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { regular } from './inter-regular';
import { semibold } from './inter-semibold';

const MISSING = '□';

/** A font of a document, which knows Latin letters and says where it has nothing else. */
export interface Face {
  readonly font: PDFFont;
  /** The text with a box for each sign that the font lacks. */
  shown(text: string): string;
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

async function embed(document: PDFDocument, base64: string): Promise<Face> {
  const font = await document.embedFont(bytesOf(base64));
  const known = new Set(font.getCharacterSet());
  return {
    font,
    shown: (text) =>
      [...text.normalize('NFC').replace(/\s/g, ' ')]
        .map((sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : MISSING))
        .join(''),
  };
}

export interface Faces {
  readonly regular: Face;
  readonly semibold: Face;
}

/** Puts the fonts into a document. */
export async function embedFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit(fontkit);
  return { regular: await embed(document, regular), semibold: await embed(document, semibold) };
}
