/** Translated texts for visitors, staff and mails. */
export {
  type Catalogue,
  defineTexts,
  type KeyOf,
  type Message,
  type Messages,
  mergeTexts,
} from './catalogue.ts'
export { decimalsOf, formatNumber } from './format-number.ts'
export {
  isArabicScriptLocale,
  isRightToLeftLocale,
  LANGUAGES,
  type Language,
  languageOf,
  STAFF_LANGUAGES,
  type StaffLanguage,
} from './languages.ts'
export {
  createCompiler,
  createTranslate,
  sayIn,
  type Translate,
  type TranslateOptions,
  type Values,
} from './translate.ts'
