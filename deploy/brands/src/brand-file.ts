import { BrandDocument } from '@console/contract/brand';
import { motifNames } from '@console/ui/brand';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { fontFamilies } from './fonts';

const { primary, accent, neutralChroma, lineShift, radius, row, shell, link, mark } = BrandDocument.entries;

/** A file in the brand's own folder. */
const ownFile = (endings: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => /^[\w][\w.-]*$/.test(name) && endings.some((ending) => name.endsWith(ending)),
      `The name of a file in this folder, ending in ${endings.join(' or ')}`,
    ),
  );

const family = v.pipe(v.string(), v.minLength(1, 'The name of a type family'), v.examples(fontFamilies));

const texts = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z]+\.[\w.-]+$/, "A text's id, like billing.invoices.title")),
  v.string(),
);

const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'A language code, like et'));

const bannerMessages = {
  text: v.pipe(v.string(), v.minLength(1)),
  action: v.pipe(v.string(), v.minLength(1), v.description('Words of its link')),
};

/**
 * `brand.json`: what one brand states; everything else (the whole palette of both schemes) follows by rule. Names of files
 * are relative to the brand's folder. (deploy/docs/brands.md)
 */
export const BrandFile = v.strictObject({
  $schema: v.optional(v.string()),
  name: v.pipe(v.string(), v.minLength(1), v.description('The name as people read it')),
  primary: v.pipe(primary, v.description('Main colour, #rrggbb: filled buttons, selected things, links')),
  accent: v.pipe(accent, v.description('Second colour, #rrggbb: marks, the thing of this moment, art')),
  neutralChroma: v.pipe(
    v.optional(neutralChroma, 0.0055),
    v.description('How much of the main colour is in the greys, 0 to 0.02'),
  ),
  lineShift: v.pipe(
    v.optional(lineShift, 0),
    v.description('Makes hairlines lighter (above 0) or darker (below 0), -0.1 to 0.1'),
  ),
  fonts: v.pipe(
    v.strictObject({
      body: v.pipe(family, v.description('Family of texts')),
      heading: v.pipe(v.optional(family), v.description('Family of headings; that of texts if left out')),
      mono: v.pipe(v.optional(family, 'Geist Mono'), v.description('Family of codes and keys')),
      headingWeight: v.pipe(
        v.optional(v.pipe(v.number(), v.minValue(400), v.maxValue(800)), 620),
        v.description('400 to 800'),
      ),
      headingTracking: v.pipe(v.optional(v.string(), '-0.012em'), v.description('Letter spacing of headings, in em')),
    }),
    v.description('Families of deploy/brands/fonts'),
  ),
  radius: v.pipe(radius, v.description('Rounding in px of controls, cards and sheets')),
  row: v.pipe(row, v.description('Height of a table row in px; from 40 up the description stands under the name')),
  shell: v.pipe(shell, v.description('How the frame around the pages looks')),
  motif: v.pipe(
    v.string(),
    v.examples([...motifNames]),
    v.description(
      'The art of the sign-in page, of the first steps on home and of what is empty, and the line under what is chosen',
    ),
  ),
  link: v.pipe(
    v.optional(link, 'none'),
    v.description('Whether links are underlined at rest: none, underline, or names (those in lists as well)'),
  ),
  taxLabel: v.pipe(
    v.optional(v.string()),
    v.description("What the tax is called, like 'GST'; without it each language has its own word for 'VAT'"),
  ),
  texts: v.pipe(
    v.optional(texts),
    v.description("The brand's own words in place of the product's, by the id of a text"),
  ),
  translations: v.pipe(v.optional(v.record(languageCode, texts)), v.description('The same words in further languages')),
  mark: v.pipe(mark, v.minLength(1), v.description('Shapes on a field of 24 by 24, the mark in the header')),
  favicon: v.pipe(v.optional(ownFile(['.svg', '.png', '.ico'])), v.description('Icon of the browser tab')),
  icon: v.pipe(
    v.optional(ownFile(['.svg'])),
    v.description('The mark on its own: beside the favicon for what does not take that one, or in its place'),
  ),
  png: v.pipe(v.optional(ownFile(['.png'])), v.description('The mark on a home screen, 180 by 180')),
  logo: v.pipe(v.optional(ownFile(['.svg', '.png', '.webp'])), v.description('Mark and name, for light ground')),
  loginImage: v.pipe(
    v.optional(ownFile(['.svg', '.png', '.webp', '.jpg'])),
    v.description('A picture for the sign-in page in place of the motif'),
  ),
  styleSheet: v.pipe(v.optional(ownFile(['.css'])), v.description("A style sheet that comes after the console's own")),
  scripts: v.pipe(
    v.optional(
      v.array(
        v.strictObject({
          src: v.pipe(ownFile(['.js']), v.description('The script')),
          waitForLoad: v.pipe(
            v.optional(v.boolean(), false),
            v.description('Whether the console starts only after it has run, or failed to'),
          ),
        }),
      ),
    ),
    v.description('Scripts of the brand, each pinned by its hash'),
  ),
  banner: v.pipe(
    v.optional(
      v.strictObject({
        ...bannerMessages,
        translations: v.pipe(
          v.optional(v.record(languageCode, v.strictObject(bannerMessages))),
          v.description('The same in further languages'),
        ),
      }),
    ),
    v.description('A promotional banner on desktops that leads to the creation of a virtual machine'),
  ),
});
export type BrandFile = v.InferOutput<typeof BrandFile>;

/** JSON Schema of `brand.json`, with a description and the default of every field: editors help by it. */
export const brandSchema = (): object => toJsonSchema(BrandFile, { typeMode: 'input', errorMode: 'ignore' });
