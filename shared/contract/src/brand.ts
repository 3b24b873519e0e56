import * as v from 'valibot';

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'A colour is #rrggbb in lower case'));
const radius = v.pipe(v.number(), v.minValue(0), v.maxValue(32));

const face = v.object({
  family: v.string(),
  weight: v.optional(v.pipe(v.number(), v.minValue(100), v.maxValue(900))),
  tracking: v.optional(v.string()),
});

/** One file of a font, as an import path of the package that carries it; the edge serves it under its own address. */
const fontFile = v.object({
  family: v.string(),
  file: v.string(),
  weight: v.string(),
  unicodeRange: v.string(),
  /** Whether the page asks for it before the style sheet has been read. */
  preload: v.boolean(),
});

/** A shape of the mark: path data on a 24 x 24 field, painted with a token and never with markup. */
const markShape = v.object({
  d: v.pipe(v.string(), v.regex(/^[\d\s.,a-zA-Z-]+$/, 'Path data only')),
  paint: v.picklist(['ink', 'accent']),
  stroke: v.optional(v.number()),
  opacity: v.optional(v.number()),
});

const script = v.object({
  src: v.string(),
  /** Whether the console starts only after it has run, or has failed to. (spec 1, section 3) */
  waitForLoad: v.boolean(),
  integrity: v.optional(v.string()),
});

/**
 * Files of a brand: where they are on the server that reads them, addresses in the site document that a browser gets.
 * (spec 1, section 3: theme)
 */
const assets = v.object({
  favicon: v.optional(v.string()),
  icon: v.optional(v.string()),
  png: v.optional(v.string()),
  logo: v.optional(v.string()),
  loginImage: v.optional(v.string()),
  styleSheet: v.optional(v.object({ src: v.string(), integrity: v.optional(v.string()) })),
  scripts: v.array(script),
});
export type BrandAssets = v.InferOutput<typeof assets>;

/** A text as it is written, or as it was compiled (plural forms) where the brand was read; a part keeps all that it says. */
const text = v.union([
  v.string(),
  v.array(
    v.union([
      v.string(),
      v.strictTuple([v.string()]),
      v.strictTuple([v.string(), v.string()]),
      v.strictTuple([v.string(), v.string(), v.unknown()]),
    ]),
  ),
]);
/** Texts by `area.id`. */
export const BrandTexts = v.record(v.string(), text);
export type BrandTexts = v.InferOutput<typeof BrandTexts>;

const bannerMessages = v.object({ text: v.string(), action: v.string() });

export const brandShells = ['frame', 'paper', 'ink', 'tint', 'solid', 'edge'] as const;

/**
 * A brand as data: two colours and the eight ways in which one brand differs from another. Everything else (the whole
 * palette of both schemes) is derived from it.
 */
export const BrandDocument = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  name: v.string(),
  primary: colour,
  accent: colour,
  /** Chroma of the neutral ramp at the hue of the primary. */
  neutralChroma: v.pipe(v.number(), v.minValue(0), v.maxValue(0.02)),
  /** Added to the lightness of hairlines in the light scheme, taken away in the dark one. */
  lineShift: v.pipe(v.number(), v.minValue(-0.1), v.maxValue(0.1)),
  fonts: v.object({ body: face, heading: face, mono: face }),
  radius: v.object({ control: radius, card: radius, sheet: radius }),
  /** Height of a table row in px. */
  row: v.picklist([36, 40, 44, 50]),
  /** Whether a row shows its description under the name. */
  secondLine: v.boolean(),
  shell: v.picklist(brandShells),
  motif: v.string(),
  /** Whether links are underlined at rest; `names`: the names in lists, too, in the brand's colour. */
  link: v.picklist(['none', 'underline', 'names']),
  /** 'GST'; without one each language has its own word for 'VAT'. (spec 1, section 3) */
  taxLabel: v.optional(v.string()),
  /** Texts of this brand by message id, for example `billing.invoices.title`. */
  texts: v.optional(BrandTexts),
  /** The same in further languages, by language code. */
  translations: v.optional(v.record(v.string(), BrandTexts)),
  mark: v.array(markShape),
  /** Without files the family falls back to the system's face. */
  fontFiles: v.optional(v.array(fontFile)),
  assets: v.optional(assets),
  /** A promotional banner on desktops, which leads to the creation of a virtual machine. (spec 1, section 2) */
  banner: v.optional(
    v.object({ ...bannerMessages.entries, translations: v.optional(v.record(v.string(), bannerMessages)) }),
  ),
});

export type BrandDocument = v.InferOutput<typeof BrandDocument>;
export type BrandShell = BrandDocument['shell'];
export type BrandFontFile = v.InferOutput<typeof fontFile>;
