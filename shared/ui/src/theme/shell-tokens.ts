import type { BrandShell } from '@console/contract/brand';
import type { Lch } from './oklch';
import { lch, reach, toLch } from './oklch';
import type { Neutral } from './surface-tokens';
import type { BrandTokens, Scheme, ShellTokens, SurfaceTokens, TextTokens } from './token-types';

interface ShellInput {
  shell: BrandShell;
  scheme: Scheme;
  primary: Lch;
  neutral: Neutral;
  tokens: SurfaceTokens & BrandTokens & TextTokens;
}

/** A dark shell in both schemes. */
function ink({ scheme, primary: [, , hue], neutral, tokens }: ShellInput): ShellTokens {
  const dark = scheme === 'dark';
  const bg = dark ? neutral(0.125, 1.5) : lch(0.235, 0.012, hue);
  return {
    hd: bg,
    hdText: '#f4f5f7',
    hdText2: lch(0.78, 0.01, hue),
    hdLine: dark ? neutral(0.25) : lch(0.33, 0.012, hue),
    hdHover: lch(dark ? 0.2 : 0.31, 0.012, hue),
    hdMark: '#f4f5f7',
    hdFocus: '#f4f5f7',
    nav: bg,
    navText: lch(0.77, 0.01, hue),
    navOnBg: lch(dark ? 0.22 : 0.33, 0.012, hue),
    navOn: '#ffffff',
    navMark: tokens.accent,
    tabOn: '#ffffff',
  };
}

function tint({ scheme, primary: [, , hue], tokens }: ShellInput): ShellTokens {
  const dark = scheme === 'dark';
  const away = dark ? 1 : -1;
  const bg = dark ? lch(0.2, 0.035, hue) : lch(0.95, 0.022, hue);
  return {
    hd: bg,
    hdText: tokens.text,
    hdText2: reach([dark ? 0.75 : 0.5, 0.03, hue], [bg], 4.7, away),
    hdLine: dark ? lch(0.29, 0.04, hue) : lch(0.88, 0.035, hue),
    hdHover: dark ? lch(0.25, 0.045, hue) : lch(0.915, 0.035, hue),
    hdMark: tokens.brandText,
    hdFocus: tokens.focus,
    nav: bg,
    navText: reach([dark ? 0.76 : 0.48, 0.04, hue], [bg], 4.7, away),
    navOnBg: dark ? lch(0.29, 0.07, hue) : '#ffffff',
    navOn: tokens.brandText,
    navMark: tokens.brandSolid,
    tabOn: tokens.brandText,
  };
}

function solid({ scheme, primary: [, , hue], tokens }: ShellInput): ShellTokens {
  const dark = scheme === 'dark';
  const bg = dark ? lch(0.34, 0.17, hue) : tokens.brandSolid;
  const [lightness] = toLch(bg);
  return {
    hd: bg,
    hdText: '#ffffff',
    hdText2: reach([0.9, 0.04, hue], [bg], 4.65, 1),
    hdLine: dark ? lch(0.45, 0.18, hue) : lch(lightness + 0.1, 0.18, hue),
    hdHover: dark ? lch(0.4, 0.18, hue) : lch(lightness - 0.07, 0.2, hue),
    hdMark: '#ffffff',
    hdFocus: '#ffffff',
    nav: tokens.surface,
    navText: tokens.text2,
    navOnBg: tokens.accent,
    navOn: tokens.onAccent,
    navMark: tokens.accent,
    tabOn: tokens.brandText,
  };
}

const paper = ({ tokens }: ShellInput): ShellTokens => ({
  hd: tokens.surface,
  hdText: tokens.text,
  hdText2: tokens.text3,
  hdLine: tokens.line2,
  hdHover: tokens.hover,
  hdMark: tokens.brandText,
  hdFocus: tokens.focus,
  nav: tokens.surface,
  navText: tokens.text3,
  navOnBg: tokens.brandTint,
  navOn: tokens.brandText,
  navMark: tokens.accentMark,
  tabOn: tokens.brandText,
});

const frame = ({ scheme, neutral, tokens }: ShellInput): ShellTokens => ({
  hd: tokens.frame,
  hdText: tokens.text,
  hdText2: tokens.text3,
  hdLine: tokens.line,
  hdHover: scheme === 'dark' ? neutral(0.205) : neutral(0.935, 1.2),
  hdMark: tokens.brandText,
  hdFocus: tokens.focus,
  nav: tokens.frame,
  navText: tokens.text3,
  navOnBg: scheme === 'dark' ? neutral(0.225) : '#ffffff',
  navOn: tokens.brandText,
  navMark: tokens.accentMark,
  tabOn: tokens.brandText,
});

const SHELLS: Record<BrandShell, (input: ShellInput) => ShellTokens> = { ink, tint, solid, paper, edge: paper, frame };

/** Header and side navigation. (look, section 12) */
export const shellTokens = (input: ShellInput): ShellTokens => SHELLS[input.shell](input);

/** The ground of the sign-in art and of empty drawings. */
export function artGround(shell: BrandShell, primaryHex: string, [, chroma, hue]: Lch): string {
  if (shell === 'ink') return lch(0.23, 0.012, hue);
  if (shell === 'tint') return lch(0.93, 0.035, hue);
  return shell === 'solid' ? primaryHex : lch(0.3, chroma * 0.75, hue);
}
