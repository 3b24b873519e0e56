import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { regular } from './inter-regular';
import { semibold } from './inter-semibold';

const MISSING = '□';

/** A font of a document, which knows Latin letters and says where it has nothing else. */
interface Face {
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

interface Faces {
  readonly regular: Face;
  readonly semibold: Face;
}

/** Puts the fonts into a document. */
async function embedFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit(fontkit);
  return { regular: await embed(document, regular), semibold: await embed(document, semibold) };
}

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 52;
const FOOT = 64;

export const LEFT = MARGIN;
export const RIGHT = WIDTH - MARGIN;

const INK = rgb(0.1, 0.11, 0.13);
const MUTED = rgb(0.42, 0.44, 0.48);
const HAIRLINE = rgb(0.82, 0.83, 0.85);
const PAID = rgb(0.05, 0.45, 0.25);

interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly tone?: 'ink' | 'muted' | 'paid';
  /** `x` is the right end of the text. */
  readonly atEnd?: boolean;
}

const tones = { ink: INK, muted: MUTED, paid: PAID };
const SIZE = 9;

/** Pages of a document that are written from the top down. Lengths in points. */
export class Sheet {
  readonly #document: PDFDocument;
  readonly #faces: Faces;
  readonly #pages: PDFPage[] = [];
  #page: PDFPage;
  /** Where the next line stands, from the bottom of the page. */
  y = 0;
  /** Written at the top of every page but the first. */
  onNewPage: () => void = () => undefined;

  private constructor(document: PDFDocument, faces: Faces) {
    this.#document = document;
    this.#faces = faces;
    this.#page = this.#addPage();
  }

  static async open(facts: { readonly title: string; readonly author: string; readonly date: Date }): Promise<Sheet> {
    const document = await PDFDocument.create();
    document.setTitle(facts.title, { showInWindowTitleBar: true });
    document.setAuthor(facts.author);
    document.setCreationDate(facts.date);
    document.setModificationDate(facts.date);
    return new Sheet(document, await embedFaces(document));
  }

  /** Breaks the page where less than so much of it is left. */
  need(height: number): void {
    if (this.y - height >= FOOT) return;
    this.#page = this.#addPage();
    this.onNewPage();
  }

  down(height: number): void {
    this.y -= height;
  }

  text(x: number, text: string, { size = SIZE, bold = false, tone = 'ink', atEnd = false }: TextStyle = {}): void {
    if (text === '') return;
    const face = this.#face(bold);
    const shown = face.shown(text);
    const width = atEnd ? face.font.widthOfTextAtSize(shown, size) : 0;
    this.#page.drawText(shown, { x: x - width, y: this.y, size, font: face.font, color: tones[tone] });
  }

  /** A text in as many lines as it takes; a word that is wider than a line is broken. */
  lines(text: string, width: number, size = SIZE): string[] {
    const { font, shown } = this.#face(false);
    const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width;
    const lines: string[] = [''];
    for (const word of shown(text)
      .split(' ')
      .flatMap((part) => pieces(part, fits))) {
      const last = lines.at(-1) ?? '';
      const longer = last ? `${last} ${word}` : word;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  rule(from = LEFT, to = RIGHT): void {
    const y = this.y;
    this.#page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color: HAIRLINE });
  }

  /** A word in a frame, ending at `x`. */
  stamp(x: number, word: string): void {
    const { font } = this.#face(true);
    const width = font.widthOfTextAtSize(word, 13) + 20;
    this.#page.drawRectangle({
      x: x - width,
      y: this.y - 8,
      width,
      height: 26,
      borderColor: PAID,
      borderWidth: 1.4,
    });
    this.text(x - 10, word, { size: 13, bold: true, tone: 'paid', atEnd: true });
  }

  /** Numbers the pages and writes the foot of each. Answers the document. */
  async close(foot: string): Promise<Uint8Array<ArrayBuffer>> {
    for (const [index, page] of this.#pages.entries()) {
      this.#page = page;
      this.y = 36;
      this.text(LEFT, foot, { size: 8, tone: 'muted' });
      this.text(RIGHT, `Page ${index + 1} of ${this.#pages.length}`, { size: 8, tone: 'muted', atEnd: true });
    }
    return new Uint8Array(await this.#document.save());
  }

  #face(bold: boolean): Face {
    return bold ? this.#faces.semibold : this.#faces.regular;
  }

  #addPage(): PDFPage {
    const page = this.#document.addPage([WIDTH, HEIGHT]);
    this.#pages.push(page);
    this.y = HEIGHT - MARGIN;
    return page;
  }
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word];
  const found: string[] = [''];
  for (const sign of word) {
    const longer = `${found.at(-1) ?? ''}${sign}`;
    if (fits(longer)) found[found.length - 1] = longer;
    else found.push(sign);
  }
  return found;
}
