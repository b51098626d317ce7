import type { PageLanguage } from '#module-contract'
import { type Catalogue, createTranslate, languageOf, type Messages, type Translate } from '#texts'

export interface ModuleTexts {
  translate(type: string, language: PageLanguage): Translate
  /** Messages of an island's type in this language. */
  messages(type: string, language: PageLanguage): Messages | undefined
}

const NONE: Catalogue = { en: {} }

/** Texts of modules, with each catalog prepared once per locale. */
export function createModuleTexts(
  catalogues: ReadonlyMap<string, Catalogue>,
  onProblem?: (problem: { locale: string; key: string; error?: unknown }) => void,
): ModuleTexts {
  const prepared = new Map<string, Translate>()
  return {
    translate(type, { locale, timeZone }) {
      const key = `${type} ${locale} ${timeZone}`
      let translate = prepared.get(key)
      if (!translate) {
        const texts = catalogues.get(type) ?? NONE
        translate = createTranslate(texts, { locale, timeZone, onProblem })
        prepared.set(key, translate)
      }
      return translate
    },
    messages(type, { locale }) {
      const texts = catalogues.get(type)
      return texts && { ...texts.en, ...texts[languageOf(locale)] }
    },
  }
}
