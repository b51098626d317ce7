import type { AnyField, PageNode } from '#module-kit'
import { modules } from '#modules'

/** What a row of a list is called: by the prop that titles it, else by its number. */
export function itemName(
  { itemLabel }: AnyField['control'],
  item: Record<string, unknown> | undefined,
  index: number,
  texts: (english: string) => string,
): string {
  const own = item?.[String(itemLabel)]
  return typeof own === 'string' && own.trim() ? own : `${texts('Item')} ${index + 1}`
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
