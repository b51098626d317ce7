import { type AnyField, type PageNode, variableIdOf } from '#module-kit'
import { modules } from '#modules'

/** What a row of a list is called: by the prop that titles it, else by its number. */
export function itemName(
  { itemLabel, fields }: AnyField['control'],
  item: Record<string, unknown> | undefined,
  index: number,
  texts: (english: string) => string,
): string {
  const field = (fields as Record<string, AnyField> | undefined)?.[String(itemLabel)]
  // What is chosen is stored by its key, and called what the choice calls it.
  const options = field?.control.options as Record<string, string> | undefined
  const own = item?.[String(itemLabel)] ?? (options && field?.default)
  if (typeof own !== 'string' || !own.trim() || variableIdOf(own))
    return `${texts('Item')} ${index + 1}`
  return options?.[own] ? texts(options[own]) : own
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
  const items = parent?.props[list] as Record<string, unknown>[] | undefined
  return itemName(field.control, items?.[Number(index)], Number(index), texts)
}
