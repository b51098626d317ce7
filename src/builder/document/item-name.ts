import { type AnyField, type Modules, type PageNode, variableIdOf } from '#module-contract'
import type { Translate } from '#texts'

type Item = Record<string, unknown>

/** Name of a list row: its title prop, the text that visitors see instead, its kind, or its number. */
export function itemName(
  control: AnyField['control'],
  item: Item | undefined,
  index: number,
  texts: (english: string) => string,
  /** Translates the module's own texts to the site's language. */
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
    // Choices are stored by key and displayed by label.
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

/** Name of the tab, panel or slide that a slot belongs to. Empty if the slot belongs to the module itself. */
export function itemOfSlot(
  modules: Modules,
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
