import type { BrandDocument } from '@console/contract/brand';
import de from '../messages/de.json';
import en from '../messages/en/shell.json';
import et from '../messages/et.json';
import id from '../messages/id.json';
import type { FrameTexts } from './texts';

type BrandTexts = NonNullable<BrandDocument['texts']>;

/** A text without values, which a build may have compiled. */
const plain = (text: BrandTexts[string] | undefined): string | undefined =>
  Array.isArray(text) ? text.filter((part) => typeof part === 'string').join('') : text;

const translated: Readonly<Record<string, BrandTexts>> = { de: de.shell, et: et.shell, id: id.shell };

/**
 * The texts of the frame outside of a browser, by the rules of the catalogue there (shared/ui, i18n.ts): a brand's own words
 * in the language come first, then the translation, then the source.
 * @param language as `nearestLanguage` gives it
 */
export function frameTexts(
  language: string,
  { texts, translations }: Pick<BrandDocument, 'texts' | 'translations'>,
): FrameTexts {
  const own: BrandTexts = { ...(language === 'en' ? texts : {}), ...translations?.[language] };
  const translation = translated[language];
  return {
    t: (key) => plain(own[`shell.${key}`]) ?? plain(translation?.[key]) ?? plain(en[key]) ?? '',
    declared: (text) => plain(own[`declaration.${text.id}`]) ?? text.translations?.[language] ?? text.text,
  };
}
