import { useLocale, useTranslate } from 'react-admin'
import type { TemplateCondition } from '#pages/schema'
import { type ConditionRow, subjectOf } from './condition-choices.ts'

/** Conditions in plain words: “Posts in the category “News””. */
export function useConditionWords() {
  const translate = useTranslate()
  const locale = useLocale()
  return (condition: TemplateCondition, names: Readonly<Record<string, string>>): string => {
    const row = condition as ConditionRow
    const key = `resources.templates.says.${subjectOf(row).replaceAll(':', '-')}`
    if (row.language) {
      const language = new Intl.DisplayNames(locale, { type: 'language' }).of(row.language)
      return translate(key, { name: language ?? row.language })
    }
    if (!row.id) return translate(key)
    return translate(key, { name: names[row.id] ?? translate('resources.templates.gone') })
  }
}
