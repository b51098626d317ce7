import { mostSpecific, type TemplateFacts } from './choose-template.ts'
import type { TemplateCondition, TemplateConditions } from './template-schema.ts'

/** Conditions of a popup. */
export interface PopupRule {
  /** Id of its layout block. */
  id: string
  name: string
  isOn: boolean
  conditions: TemplateConditions
  /** Last change of the conditions, in UTC milliseconds. */
  changedAt: number
  isPublished: boolean
}

/** Maximum per page, because each adds hidden content. */
export const MAX_POPUPS = 20

/** Events of popups reported by browsers. */
export const POPUP_ACTS = ['shown', 'closed', 'converted'] as const
export type PopupEvent = (typeof POPUP_ACTS)[number]

/** Why a popup is not shown on a page. */
export type NoPopupReason =
  | 'checkout'
  | 'not-included'
  | 'excluded'
  | 'off'
  | 'unpublished'
  | 'too-many'

export interface PopupMatch<Rule extends PopupRule = PopupRule> {
  popup: Rule
  /** The matching or excluding condition; undefined if none matches. */
  condition: TemplateCondition | undefined
  /** Undefined if it is shown. */
  reason: NoPopupReason | undefined
}

/** Popups for a page, oldest conditions first, and the reasons why others are not shown. None at checkout. */
export function choosePopups<Rule extends PopupRule>(
  popups: readonly Rule[],
  facts: TemplateFacts,
): PopupMatch<Rule>[] {
  const ordered = [...popups].sort((a, b) => a.changedAt - b.changedAt || (a.id < b.id ? -1 : 1))
  let shown = 0
  return ordered.map(popup => {
    const { include, exclude } = popup.conditions
    const included = mostSpecific(include, facts)?.condition
    const excluded = mostSpecific(exclude, facts)?.condition
    const reason = ((): NoPopupReason | undefined => {
      if (!included) return 'not-included'
      if (excluded) return 'excluded'
      if (facts.places.has('checkout')) return 'checkout'
      if (!popup.isOn) return 'off'
      if (!popup.isPublished) return 'unpublished'
      return ++shown > MAX_POPUPS ? 'too-many' : undefined
    })()
    return { popup, condition: reason === 'excluded' ? excluded : included, reason }
  })
}
