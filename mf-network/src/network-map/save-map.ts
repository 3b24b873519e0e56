import { saveFile } from '@console/area';

/** More pixels than these some browsers draw as nothing. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;
const SHARP = 2;
const PADDING = 24;

export type ImageKind = 'svg' | 'png';

export interface MapName {
  /** What the picture is of, in words. */
  readonly label: string;
  /** Of the file, without date and ending. */
  readonly name: string;
}

/** What a picture takes from the style sheets: nothing of these is there outside of the page. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'rx',
] as const;

/** Writes what style sheets say of an element into the element itself. */
function resolveStyles(source: Element, copy: Element): void {
  const style = getComputedStyle(source);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    if (value && value !== 'none' && value !== 'normal' && value !== 'auto')
      copy.setAttribute(name, value.replaceAll('"', "'"));
    else if (name === 'fill' || name === 'stroke') copy.setAttribute(name, 'none');
  }
  for (const name of ['class', 'style', 'tabindex', 'role', 'data-node']) copy.removeAttribute(name);
  for (const [at, child] of [...source.children].entries()) {
    const other = copy.children[at];
    if (other) resolveStyles(child, other);
  }
}

/** What is pressed on the page is no part of a picture, and links lead nowhere outside of the console. */
function withoutControls(svg: Element, buttons: readonly Element[]): void {
  for (const button of buttons) button.remove();
  for (const link of svg.querySelectorAll('a')) {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.append(...link.childNodes);
    link.replaceWith(group);
  }
}

/** Code points of a unicode-range such as 'U+0-FF, U+131'. */
const covers = (range: string, used: ReadonlySet<number>): boolean =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^u\+/i, '').split('-');
    const [low, high] = [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)];
    return [...used].some((point) => point >= low && point <= high);
  });

async function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });
}

/** The faces of the page's fonts that a text needs, each with its file inside. */
async function fontFaces(text: string, families: string): Promise<string> {
  const used = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
  const faces = await Promise.all(
    rules.map(async ({ style }) => {
      const family = style.getPropertyValue('font-family');
      const range = style.getPropertyValue('unicode-range');
      const url = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
      const isUsed = families.includes(family.replaceAll(/["']/g, '')) && (!range || covers(range, used));
      if (!url || !isUsed) return '';
      // oxlint-disable-next-line no-restricted-globals -- a font is a file of the page, not a call of the API
      const response = await fetch(url);
      if (!response.ok) return '';
      const font = await dataUrl(await response.blob());
      const weight = style.getPropertyValue('font-weight') || 'normal';
      return `@font-face{font-family:${family};font-weight:${weight};src:url(${font}) format('woff2')${range ? `;unicode-range:${range}` : ''}}`;
    }),
  );
  return faces.join('');
}

/** A drawing as it looks, with nothing in it that is pressed. */
export function copyOf(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('A copy of a drawing is a drawing');
  // Found by their class, which the copy loses; taken out after it, for the two are walked side by side.
  const buttons = [...copy.querySelectorAll('.nm-turn')];
  resolveStyles(svg, copy);
  withoutControls(copy, buttons);
  for (const element of copy.querySelectorAll('[aria-hidden]')) element.removeAttribute('aria-hidden');
  return copy;
}

/** A drawing of the page as a document of its own, with its colours, fonts and ground. */
async function standAlone(svg: SVGSVGElement, label: string): Promise<{ text: string; width: number; height: number }> {
  const { width, height } = svg.viewBox.baseVal;
  const page = getComputedStyle(svg);
  const copy = copyOf(svg);
  const faces = await fontFaces(svg.textContent ?? '', page.fontFamily);
  const [w, h] = [width + PADDING * 2, height + PADDING * 2];
  const inner = [...copy.childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
  const ground = page.getPropertyValue('--surface').trim() || '#fff';
  const escaped = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-PADDING} ${-PADDING} ${w} ${h}" font-family="${page.fontFamily.replaceAll('"', "'")}" fill="none"><title>${escaped}</title><style>${faces}</style><rect x="${-PADDING}" y="${-PADDING}" width="${w}" height="${h}" fill="${ground}"/>${inner}</svg>`;
  return { text, width: w, height: h };
}

async function toPng({ text, width, height }: { text: string; width: number; height: number }): Promise<Blob> {
  const scale = Math.min(SHARP, MOST_SIDE / width, MOST_SIDE / height, Math.sqrt(MOST_PIXELS / (width * height)));
  const image = new Image();
  image.src = await dataUrl(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('PNG'))), 'image/png');
  });
}

/**
 * Has the browser save the drawing as it is on the screen, light or dark, as a file that needs nothing outside itself.
 * @throws where a font cannot be read or the browser draws no image
 */
export async function saveMap(svg: SVGSVGElement, kind: ImageKind, { label, name }: MapName): Promise<void> {
  const drawing = await standAlone(svg, label);
  const blob = kind === 'svg' ? new Blob([drawing.text], { type: 'image/svg+xml' }) : await toPng(drawing);
  saveFile(`network-map-${name}-${new Date().toISOString().slice(0, 10)}.${kind}`, blob);
}
