import { useTranslate } from 'react-admin'
import type { PageStatus, TemplateRule, TemplateUse } from '#pages/schema'
import { useConditionWords } from './use-condition-words.ts'

/** A template as returned by the API. */
export interface TemplateItem extends TemplateUse, Pick<TemplateRule, 'id' | 'name'> {
  names: Record<string, string>
  status: PageStatus
}

/** Describes where a template or popup applies. */
export function usePlaceWords() {
  const translate = useTranslate()
  const describe = useConditionWords()
  return ({ conditions, names }: Pick<TemplateItem, 'conditions' | 'names'>): string => {
    const list = (which: 'include' | 'exclude') =>
      conditions[which].map(condition => describe(condition, names)).join(' · ')
    if (conditions.include.length === 0) return translate('resources.templates.forNothing')
    const included = list('include')
    return conditions.exclude.length > 0
      ? translate('resources.templates.except', { included, excluded: list('exclude') })
      : included
  }
}
