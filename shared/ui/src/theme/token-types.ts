export type Scheme = 'light' | 'dark';

export type StatusTone = 'ok' | 'info' | 'warn' | 'danger';
type StatusTokens = { [K in StatusTone as `${K}Tint` | `${K}Line` | `${K}Text` | `${K}Mark`]: string };

export interface SurfaceTokens {
  frame: string;
  surface: string;
  well: string;
  hover: string;
  raised: string;
  line: string;
  line2: string;
}

export interface BrandTokens {
  brandTint: string;
  brandTint2: string;
  brandSolid: string;
  brandHover: string;
  onBrand: string;
  brandText: string;
  brandLine: string;
  accent: string;
  onAccent: string;
  accentMark: string;
}

export interface TextTokens {
  text: string;
  text2: string;
  text3: string;
  control: string;
  focus: string;
  dangerSolid: string;
  onDanger: string;
  inv: string;
  onInv: string;
  onInv2: string;
  invLine: string;
  invDanger: string;
}

export interface ShellTokens {
  hd: string;
  hdText: string;
  hdText2: string;
  hdLine: string;
  hdHover: string;
  /** The mark's own colour in the header. */
  hdMark: string;
  /** Focus ring in the header. */
  hdFocus: string;
  nav: string;
  navText: string;
  navOnBg: string;
  navOn: string;
  navMark: string;
  /** The active word of the tab bar, which has no tile. */
  tabOn: string;
}

export interface Ramps {
  neutral: readonly string[];
  brand: readonly string[];
  chart: readonly string[];
}

/** Every colour of a brand in one scheme, as `#rrggbb`. */
export type Tokens = SurfaceTokens & BrandTokens & TextTokens & StatusTokens & ShellTokens & Ramps & { artBg: string };
export type ColourName = Exclude<keyof Tokens, keyof Ramps>;
export type { StatusTokens };
