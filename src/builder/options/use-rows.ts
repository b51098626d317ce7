import { useMemo } from 'react'
import type { AnyField, Control } from '#module-contract'
import { createTranslate } from '#texts'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { itemName } from '../document/item-name.ts'
import { type Row, rowsOf } from '../document/rows.ts'
import { useModules } from '../modules.ts'
import { usePuck } from '../shell/use-puck.ts'
import { useTexts } from '../texts.ts'

type Item = Record<string, unknown>

/** Lists of the selected module with the names of their rows. */
export function useRows() {
  const texts = useTexts()
  const { modules, texts: catalogues } = useModules()
  const { language } = useCanvas()
  const node = usePuck(puck => puck.selectedItem) ?? undefined
  const type = node?.type ?? ''
  const translate = useMemo(
    () => createTranslate(catalogues.get(type) ?? { en: {} }, language),
    [catalogues, type, language],
  )

  function rowsIn(list: string): Row[] {
    const field = modules.get(type)?.props.shape[list]
    if (!field) return []
    return rowsOf(list, field, node?.props[list], (item, index) =>
      itemName(field.control, item, index, texts, translate),
    )
  }

  /** A row whose title is another row's id gets that row's name. */
  function nameOf(control: Control, item: Item, index: number): string {
    const title = String(control.itemLabel)
    const field = (control.fields as Record<string, AnyField>)[title]
    const rowOf = field?.control.rowOf as { list: string } | undefined
    const named = rowOf && rowsIn(rowOf.list).find(row => row.id === item[title])
    return named?.name ?? itemName(control, item, index, texts, translate)
  }

  return { node, rowsIn, nameOf }
}
