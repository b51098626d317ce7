import { mostSpecific, type TemplateFacts } from './choose-template.ts'
import type { TemplateCondition, TemplateConditions } from './template-schema.ts'

/** Which pages a layout block opens over, beside its document. */
export interface PopupRule {
  /** Of its page. */
  id: string
  name: string
  isOn: boolean
  conditions: TemplateConditions
  /** When its rule was changed last; UTC milliseconds. */
  changedAt: number
  isPublished: boolean
}

/** On one page, at most: each is text that nobody sees. */
export const MAX_POPUPS = 20

/** What became of popups, as browsers tell it. */
export const POPUP_ACTS = ['shown', 'closed', 'converted'] as const
export type PopupAct = (typeof POPUP_ACTS)[number]

/** Why a popup is not on a page. */
export type NoPopupReason =
  | 'checkout'
  | 'not-included'
  | 'excluded'
  | 'off'
  | 'unpublished'
  | 'too-many'

export interface PopupMatch<Rule extends PopupRule = PopupRule> {
  popup: Rule
  /** That holds, or excludes it; none where nothing includes the page. */
  condition: TemplateCondition | undefined
  /** None for one that is there. */
  reason: NoPopupReason | undefined
}

/** The popups of a page, those whose rule has stood longest first, and why the others are not there. Where somebody pays there are none. */
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
