import type { AnyModule, PageLanguage } from '#module-contract'
import { type Catalogue, createTranslate, languageOf, type Messages, type Translate } from '#texts'

export interface ModuleTexts {
  translate(type: string, language: PageLanguage): Translate
  /** Messages of an island's type in this language, without those that only the server uses. */
  messages(
    type: string,
    language: PageLanguage,
    serverTexts?: AnyModule['serverTexts'],
  ): Messages | undefined
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
    messages(type, { locale }, serverTexts = []) {
      const texts = catalogues.get(type)
      if (!texts) return undefined
      const messages: Record<string, string> = { ...texts.en, ...texts[languageOf(locale)] }
      for (const { en } of serverTexts) for (const key of Object.keys(en)) delete messages[key]
      return messages
    },
  }
}
