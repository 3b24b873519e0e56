export { defineMessages } from './define-messages';
export type { AreaMessages, NodeValues, TextOf, TextValues } from './define-messages';
export { atLeast, getFormat, setFormats, useFormat } from './formats';
export type { Amount, DateStyle, Format, FormatSettings, MoneyOptions } from './formats';
export { overlayMessages } from './i18n';
export type { Catalogue } from './i18n';
export { initialsOf } from './initials';
export {
  allowPseudoLanguages,
  markedLanguage,
  nearestLanguage,
  provideTextReporter,
  setLanguage,
  textsReady,
  translatedLanguages,
} from './languages';
export type { TranslatedLanguage, Translations } from './languages';
export { leftToType } from './typed-name';
export { sentenceKey, translateSentence, useTranslateSentence } from './sentences';
