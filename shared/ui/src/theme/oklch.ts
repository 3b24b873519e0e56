/** A colour in OKLCH: lightness 0..1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];
type Rgb = readonly [number, number, number];

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const clamp = (c: number): number => Math.max(0, Math.min(1, c));

function linearRgb(hex: string): Rgb {
  const at = (i: number): number => linear(parseInt(hex.slice(i, i + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** OKLCH of `#rrggbb`. */
export function toLch(hex: string): Lch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360];
}

function rawRgb(lightness: number, chroma: number, hue: number): Rgb {
  const x = chroma * Math.cos((hue * Math.PI) / 180);
  const y = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb): boolean => rgb.every((c) => c > -0.0005 && c < 1.0005);

/** The largest chroma up to `chroma` that sRGB can show at this lightness and hue. */
function clipChroma(lightness: number, chroma: number, hue: number): number {
  if (inGamut(rawRgb(lightness, chroma, hue))) return chroma;
  let low = 0;
  let high = chroma;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (inGamut(rawRgb(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return low;
}

/** `#rrggbb` of an OKLCH colour; chroma is lowered until sRGB can show it, lightness and hue stay. */
export function lch(lightness: number, chroma: number, hue: number): string {
  const l = clamp(lightness);
  const hex = (c: number): string =>
    Math.round(255 * gamma(clamp(c)))
      .toString(16)
      .padStart(2, '0');
  return `#${rawRgb(l, clipChroma(l, chroma, hue), hue)
    .map(hex)
    .join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Walks lightness away from the backgrounds until the colour has at least `ratio` on each; hue never changes. */
export function reach(from: Lch, backgrounds: readonly string[], ratio: number, direction: 1 | -1): string {
  const [lightness, chroma, hue] = from;
  let colour = lch(lightness, chroma, hue);
  for (let l = lightness; l >= 0 && l <= 1; l += direction * 0.004) {
    colour = lch(l, chroma, hue);
    if (backgrounds.every((background) => contrast(colour, background) >= ratio)) break;
  }
  return colour;
}

/** White where it is readable on the background, otherwise ink at the given hue. */
export function bestOn(background: string, hue: number): string {
  return contrast('#ffffff', background) >= 4.5 ? '#ffffff' : lch(0.17, 0.02, hue);
}
