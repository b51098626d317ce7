import { useLocale, useTranslate } from 'react-admin'
import type { TemplateCondition } from '#pages/schema'
import { useKindName } from '../content-types/use-content-types.ts'
import { type ConditionRow, subjectOf, subjectText, typeOfSubject } from './condition-choices.ts'

/** Describes conditions: “Posts in the category “News””. */
export function useConditionWords() {
  const translate = useTranslate()
  const kindName = useKindName()
  const locale = useLocale()
  return (condition: TemplateCondition, names: Readonly<Record<string, string>>): string => {
    const row = condition as ConditionRow
    const subject = subjectOf(row)
    const kind = typeOfSubject(subject)
    const key = `resources.templates.says.${subjectText(subject)}`
    const type = kind ? { type: kindName(kind, 'many') } : {}
    if (row.language) {
      const language = new Intl.DisplayNames(locale, { type: 'language' }).of(row.language)
      return translate(key, { name: language ?? row.language })
    }
    if (!row.id) return translate(key, type)
    return translate(key, { ...type, name: names[row.id] ?? translate('resources.templates.gone') })
  }
}

/** Names of condition types for selects. */
export function useSubjectName() {
  const translate = useTranslate()
  const kindName = useKindName()
  return (subject: string): string => {
    const kind = typeOfSubject(subject)
    const options = kind ? { type: kindName(kind, 'many') } : {}
    return translate(`resources.templates.subject.${subjectText(subject)}`, options)
  }
}
