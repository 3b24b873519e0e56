import type { Lch } from './oklch';
import { bestOn, contrast, lch, reach, toLch } from './oklch';
import type { BrandTokens, Scheme, SurfaceTokens } from './token-types';

/** Ink that can be read on a colour as it is: white, else a tinted dark, else black, one of which always can. */
const inkOn = (ground: string, hue: number): string =>
  ['#ffffff', lch(0.2, 0.03, hue)].find((ink) => contrast(ink, ground) >= 4.5) ?? '#000000';

/** A primary with less chroma than this is a grey brand: its marks cannot rely on its hue. */
export const GREY = 0.03;

type Tints = Pick<BrandTokens, 'brandTint' | 'brandTint2'>;

export function brandTints([, chroma, hue]: Lch, scheme: Scheme): Tints {
  const dark = scheme === 'dark';
  if (chroma < GREY)
    return dark
      ? { brandTint: lch(0.285, 0.012, hue), brandTint2: lch(0.32, 0.014, hue) }
      : { brandTint: lch(0.938, 0.007, hue), brandTint2: lch(0.912, 0.01, hue) };
  const c = Math.min(chroma, 0.12);
  return dark
    ? { brandTint: lch(0.262, c * 0.42, hue), brandTint2: lch(0.3, c * 0.5, hue) }
    : { brandTint: lch(0.962, c * 0.17, hue), brandTint2: lch(0.935, c * 0.27, hue) };
}

interface Solid {
  brandSolid: string;
  brandHover: string;
}

/** Light: the primary itself, darkened until white on it is readable. */
function lightSolid(primary: string, [lightness, chroma, hue]: Lch): Solid {
  let colour = primary;
  for (let l = lightness; contrast('#ffffff', colour) < 4.6 && l > 0.2;) {
    l -= 0.005;
    colour = lch(l, chroma, hue);
  }
  return { brandSolid: colour, brandHover: lch(toLch(colour)[0] - 0.055, chroma, hue) };
}

/** Dark: raised until it stands off raised surfaces and the better of white and ink is readable on it. */
function darkSolid([lightness, chroma, hue]: Lch, raised: string): Solid {
  const c = chroma < GREY ? chroma : Math.max(chroma * 0.92, 0.09);
  let l = Math.max(lightness, chroma < GREY ? 0.86 : 0.6);
  let colour = lch(l, c, hue);
  while ((contrast(colour, raised) < 3.2 || contrast(bestOn(colour, hue), colour) < 4.6) && l < 0.95) {
    l += 0.006;
    colour = lch(l, chroma < GREY ? Math.max(chroma * 0.92, chroma) : c, hue);
  }
  return { brandSolid: colour, brandHover: lch(Math.min(0.97, toLch(colour)[0] + 0.05), chroma, hue) };
}

/** A yellow that must darken turns to amber; it would become olive. */
const markHue = (hue: number, scheme: Scheme): number => (scheme === 'light' && hue > 78 && hue < 118 ? 70 : hue);

export interface BrandInput {
  primary: string;
  accent: string;
}

/** What carries the brand: filled, tinted, written, and the accent. (look, section 2, rules 1, 2, 4 to 6) */
export function brandTokens(input: BrandInput, scheme: Scheme, surfaces: SurfaceTokens, tints: Tints): BrandTokens {
  const primary = toLch(input.primary);
  const [lightness, chroma, hue] = primary;
  const [accentL, accentC, accentH] = toLch(input.accent);
  const dark = scheme === 'dark';
  const away = dark ? 1 : -1;
  const { frame, surface, well, hover, raised } = surfaces;
  const selectable = [frame, surface, well, hover, raised, tints.brandTint];
  const solid = dark ? darkSolid(primary, raised) : lightSolid(input.primary, primary);
  const onBrand = bestOn(solid.brandSolid, hue);
  const hoverFits = contrast(onBrand, solid.brandHover) >= 4.5;
  const brandHover = hoverFits
    ? solid.brandHover
    : reach([toLch(solid.brandSolid)[0], chroma, hue], [onBrand], 4.6, onBrand === '#ffffff' ? -1 : 1);
  const greyText = dark ? 0.9 : 0.3;
  const hueText = dark ? 0.7 : Math.min(lightness, 0.52);
  const textFrom: Lch = [chroma < GREY ? greyText : hueText, dark ? Math.min(chroma, 0.13) : chroma, hue];
  return {
    ...tints,
    brandSolid: solid.brandSolid,
    brandHover,
    onBrand,
    brandText: reach(textFrom, [...selectable, tints.brandTint2], 4.6, away),
    brandLine: reach([dark ? 0.5 : 0.72, chroma * 0.9, hue], selectable, 3.05, away),
    accent: input.accent,
    onAccent: inkOn(input.accent, accentH),
    accentMark: reach(
      [dark ? Math.max(accentL, 0.5) : accentL, accentC, markHue(accentH, scheme)],
      [surface, well, frame, raised],
      3.05,
      away,
    ),
  };
}

export { markHue };
