import { type AnyField, type PageNode, variableIdOf } from '#module-kit'
import { modules } from '#modules'
import type { Translate } from '#texts'

type Item = Record<string, unknown>

/** What a row of a list is called: by the prop that titles it, what visitors read in its place, its kind, else its number. */
export function itemName(
  control: AnyField['control'],
  item: Item | undefined,
  index: number,
  texts: (english: string) => string,
  /** The module's own texts in the language of the site. */
  translate?: Translate,
): string {
  const { itemLabel, itemFallback, itemKind, fields } = control as {
    itemLabel?: string
    itemFallback?(item: Item, translate: Translate): string
    itemKind?: string
    fields?: Record<string, AnyField>
  }
  function saidBy(prop = '') {
    const field = fields?.[prop]
    // What is chosen is stored by its key, and called what the choice calls it.
    const options = field?.control.options as Record<string, string> | undefined
    const own = item?.[prop] ?? (options && field?.default)
    if (typeof own !== 'string' || !own.trim() || variableIdOf(own)) return undefined
    return options?.[own] ? texts(options[own]) : own
  }
  return (
    saidBy(itemLabel) ||
    (item && translate && itemFallback?.(item, translate)) ||
    saidBy(itemKind) ||
    `${texts('Item')} ${index + 1}`
  )
}

/** The tab, panel or slide whose slot it is; empty where a slot is the module's own. */
export function itemOfSlot(
  parent: PageNode | undefined,
  slot: string,
  texts: (english: string) => string,
): string {
  const [list = '', index] = slot.split('.')
  const field = parent && modules.get(parent.type)?.props.shape[list]
  if (!field || index === undefined) return ''
  const items = parent?.props[list] as Item[] | undefined
  return itemName(field.control, items?.[Number(index)], Number(index), texts)
}
