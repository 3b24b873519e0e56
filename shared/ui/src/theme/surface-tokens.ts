import type { Lch } from './oklch';
import { lch } from './oklch';
import type { Scheme, SurfaceTokens } from './token-types';

const LIGHT_RAMP = [0.999, 0.984, 0.968, 0.95, 0.915, 0.87, 0.8, 0.7, 0.56, 0.46, 0.36, 0.215];
const DARK_RAMP = [0.155, 0.19, 0.212, 0.238, 0.27, 0.31, 0.37, 0.46, 0.58, 0.7, 0.82, 0.955];
const BRAND_LIGHT = [0.985, 0.965, 0.935, 0.895, 0.845, 0.78, 0.7, 0.61, 0.52, 0.44, 0.36, 0.27];
const BRAND_DARK = [0.2, 0.235, 0.275, 0.32, 0.37, 0.43, 0.5, 0.58, 0.66, 0.74, 0.83, 0.93];
const BRAND_CHROMA = [0.12, 0.2, 0.32, 0.45, 0.6, 0.75, 0.9, 1, 1, 1, 0.85, 0.55];

/** A neutral at the brand's hue; `strength` multiplies the brand's neutral chroma. */
export type Neutral = (lightness: number, strength?: number) => string;

export const neutralOf =
  (chroma: number, hue: number): Neutral =>
  (lightness, strength = 1) =>
    lch(lightness, chroma * strength, hue);

/** Page, sheet and lines. Dark never reaches pure black. */
export function surfaceTokens(neutral: Neutral, scheme: Scheme, lineShift: number): SurfaceTokens {
  if (scheme === 'dark')
    return {
      frame: neutral(0.155),
      surface: neutral(0.19),
      well: neutral(0.212),
      hover: neutral(0.236),
      raised: neutral(0.222),
      line: neutral(0.282 - lineShift),
      line2: neutral(0.36 - lineShift),
    };
  return {
    frame: neutral(0.962, 1.1),
    surface: '#ffffff',
    well: neutral(0.981),
    hover: neutral(0.967),
    raised: '#ffffff',
    line: neutral(0.912 + lineShift),
    line2: neutral(0.84 + lineShift),
  };
}

export const neutralRamp = (neutral: Neutral, scheme: Scheme): string[] =>
  (scheme === 'dark' ? DARK_RAMP : LIGHT_RAMP).map((l, i) => neutral(l, i > 7 ? 1.6 : 1));

/** Twelve steps at fixed lightness; the chroma follows the primary. */
export function brandRamp([, chroma, hue]: Lch, scheme: Scheme): string[] {
  const base = Math.max(chroma, 0.012);
  return (scheme === 'dark' ? BRAND_DARK : BRAND_LIGHT).map((l, i) => lch(l, base * (BRAND_CHROMA[i] ?? 1), hue));
}
