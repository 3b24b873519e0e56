import type { BrandDocument, BrandFontFile, BrandShell } from '@console/contract/brand';
import { motifLine } from '../motif/line';
import { GREY } from './brand-tokens';
import { toLch } from './oklch';
import { deriveTokens } from './tokens';
import type { Scheme, Tokens } from './token-types';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)$/, '-$1');

/** Custom properties of one scheme: `--brand-tint`, `--text-3`, `--chart-1` and so on. */
export function tokenDeclarations(tokens: Tokens): string {
  return Object.entries(tokens)
    .flatMap(([name, value]) =>
      typeof value === 'string'
        ? `--${kebab(name)}:${value}`
        : value.map((colour: string, i: number) => `--${kebab(name)}-${i + 1}:${colour}`),
    )
    .join(';');
}

function depth(scheme: Scheme): string {
  const dark = scheme === 'dark';
  const shadow = (light: number, darker: number): string => `rgb(0 0 0/${dark ? darker : light})`;
  return [
    `--shadow-1:0 1px 2px ${shadow(0.06, 0.4)}`,
    `--shadow-2:0 8px 24px -6px ${shadow(0.16, 0.6)},0 2px 6px -2px ${shadow(0.08, 0.5)}`,
    `--shadow-3:0 24px 64px -12px ${shadow(0.28, 0.75)},0 4px 12px -4px ${shadow(0.1, 0.5)}`,
    `--scrim:rgb(${dark ? '0 0 0/.62' : '20 24 30/.38'})`,
  ].join(';');
}

/** Has the signs of currencies that a family may lack. */
export const SIGN_FAMILY = 'Signs';

const family = (name: string, fallback: string): string => `'${name}','${SIGN_FAMILY}',${fallback}`;

/** Links of a grey brand are near the colour of text: without a line nobody would know them. (look, section 2, rule 5) */
const isGrey = ({ primary }: BrandDocument): boolean => toLch(primary)[1] < GREY;

/** How what is chosen is marked, in the manner of the shell. */
const CHOSEN: Record<BrandShell, string> = {
  frame: 'inset 0 -2px 0 var(--brand-solid)',
  paper: 'inset 0 0 0 1px var(--brand-solid)',
  ink: 'inset 0 3px 0 var(--brand-solid)',
  tint: 'inset 0 0 0 2px var(--brand-solid)',
  solid: 'inset 0 -4px 0 var(--brand-solid)',
  edge: 'inset 0 2px 0 var(--brand-solid),inset 0 -2px 0 var(--brand-solid)',
};

/** From this rounding of controls on a check is a disc; below it fills the corner. */
const ROUND = 8;

/** The motif's line as a mask: what it covers has the colour of the ground that it lies on. */
function motifMask(motif: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 56' fill='none' stroke='#000' stroke-width='7' stroke-linejoin='round'><path d='${motifLine(motif)}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function shape(brand: BrandDocument): string {
  const { body, heading, mono } = brand.fonts;
  const { control, card, sheet } = brand.radius;
  return [
    `--font:${family(body.family, 'system-ui,sans-serif')}`,
    `--head:${family(heading.family, 'system-ui,sans-serif')}`,
    `--mono:${family(mono.family, 'ui-monospace,monospace')}`,
    `--hw:${heading.weight ?? 600}`,
    `--htrack:${heading.tracking ?? '0'}`,
    `--r1:${control}px;--r2:${card}px;--r3:${sheet}px`,
    `--row:${brand.row}px`,
    `--chosen:${CHOSEN[brand.shell]}`,
    `--motif:${motifMask(brand.motif)}`,
    ...(control >= ROUND ? ['--check-at:7px;--check-round:50%'] : []),
    `--sub:${brand.secondLine ? 'block' : 'none'}`,
    `--link:${brand.link === 'none' && !isGrey(brand) ? 'none' : 'underline'}`,
    brand.link === 'names' ? '--name-line:underline;--name:var(--brand-text)' : '--name-line:none;--name:var(--text)',
  ].join(';');
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function fontFace(font: BrandFontFile, url: string): string {
  return `@font-face{font-family:'${font.family}';src:url('${url}') format('woff2');font-weight:${font.weight};font-display:swap;unicode-range:${font.unicodeRange}}`;
}

export interface BrandCssOptions {
  /** Address of a font file; default `/fonts/<base name>`. */
  fontUrl?: (file: string) => string;
}

/**
 * A brand as CSS text: its fonts, its shape, and its colours in both schemes. A scheme holds for the element that carries
 * `data-brand` and `data-scheme`, and for a part inside it that carries a `data-scheme` of its own (toasts, sign-in).
 */
export function brandCss(
  brand: BrandDocument,
  { fontUrl = (file) => `/fonts/${baseName(file)}` }: BrandCssOptions = {},
): string {
  const own = `[data-brand="${brand.id}"]`;
  const scheme = (name: Scheme): string =>
    `${own}[data-scheme="${name}"],${own} [data-scheme="${name}"]:not([data-brand]){color-scheme:${name};${tokenDeclarations(deriveTokens(brand, name))};${depth(name)}}`;
  return [
    ...(brand.fontFiles ?? []).map((font) => fontFace(font, fontUrl(font.file))),
    `${own}{${shape(brand)}}`,
    scheme('light'),
    scheme('dark'),
  ].join('\n');
}
