import { GREY } from './brand-tokens';
import type { Lch } from './oklch';
import { contrast, lch, reach, toLch } from './oklch';
import type { Neutral } from './surface-tokens';
import type { Scheme, StatusTokens, SurfaceTokens, TextTokens } from './token-types';

interface Ground {
  surfaces: SurfaceTokens;
  /** Everything that text may lie on, selected rows included. */
  selectable: readonly string[];
  brandTint2: string;
}

function dangerSolid(scheme: Scheme): string {
  let colour = scheme === 'dark' ? lch(0.6, 0.19, 25) : lch(0.53, 0.2, 27);
  while (contrast('#ffffff', colour) < 4.6) {
    const [l, c, h] = toLch(colour);
    colour = lch(l - 0.008, c, h);
  }
  return colour;
}

/** Text, control borders, focus, and the inverse bar. (look, section 2, rules 3 to 5) */
export function textTokens(
  neutral: Neutral,
  neutralChroma: number,
  scheme: Scheme,
  primary: Lch,
  accentHue: number,
  ground: Ground,
): TextTokens {
  const dark = scheme === 'dark';
  const away = dark ? 1 : -1;
  const [, chroma, hue] = primary;
  const everywhere = [...ground.selectable, ground.brandTint2];
  const { surface, well, raised } = ground.surfaces;
  const inv = dark ? neutral(0.93, 0.8) : neutral(0.225, 2);
  return {
    text: dark ? neutral(0.955, 0.8) : neutral(0.2, 2),
    text2: dark ? neutral(0.8, 1.2) : neutral(0.39, 2),
    text3: reach([dark ? 0.62 : 0.58, neutralChroma * 1.6, hue], everywhere, 4.6, away),
    control: reach([dark ? 0.42 : 0.76, neutralChroma * 1.6, hue], [surface, well, raised], 3.05, away),
    focus: reach([dark ? 0.66 : 0.58, Math.max(chroma, 0.1), chroma < GREY ? accentHue : hue], everywhere, 3.1, away),
    dangerSolid: dangerSolid(scheme),
    onDanger: '#ffffff',
    inv,
    onInv: dark ? neutral(0.2, 2) : neutral(0.97),
    onInv2: dark ? neutral(0.38, 2) : neutral(0.8),
    invLine: dark ? neutral(0.8) : neutral(0.36, 2),
    invDanger: reach([dark ? 0.5 : 0.74, 0.15, 25], [inv], 4.6, dark ? -1 : 1),
  };
}

/** The four hues of status; a brand never changes them. Text and mark walk away from the surfaces and their own tint. */
export function statusTokens(scheme: Scheme, selectable: readonly string[]): StatusTokens {
  const dark = scheme === 'dark';
  const away = dark ? 1 : -1;
  const tone = (hue: number, c: number): { tint: string; line: string; text: string; mark: string } => {
    const tint = dark ? lch(0.25, c * 0.26, hue) : lch(0.97, c * 0.18, hue);
    const grounds = [...selectable, tint];
    return {
      tint,
      line: dark ? lch(0.37, c * 0.45, hue) : lch(0.87, c * 0.5, hue),
      text: reach([dark ? 0.72 : 0.52, c * (dark ? 0.85 : 1), hue], grounds, 4.6, away),
      mark: reach([dark ? 0.7 : 0.66, c, hue], grounds, 3.05, away),
    };
  };
  const [ok, info, warn, danger] = [tone(155, 0.13), tone(245, 0.13), tone(70, 0.13), tone(25, 0.19)];
  return {
    okTint: ok.tint,
    okLine: ok.line,
    okText: ok.text,
    okMark: ok.mark,
    infoTint: info.tint,
    infoLine: info.line,
    infoText: info.text,
    infoMark: info.mark,
    warnTint: warn.tint,
    warnLine: warn.line,
    warnText: warn.text,
    warnMark: warn.mark,
    dangerTint: danger.tint,
    dangerLine: danger.line,
    dangerText: danger.text,
    dangerMark: danger.mark,
  };
}
