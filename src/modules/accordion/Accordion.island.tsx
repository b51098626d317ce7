import type { ModuleProps } from '#module-contract/client'
import { Accordion as Items } from '#ui/client'
import { headerHeight, onModuleState, scrollToElement } from '#visitor/client'
import type { Props } from './props.ts'

const page = { headerHeight, onModuleState, scrollToElement }

/** AC-1: items that open and close, one at a time unless the owner allows several. */
export function Accordion({ root, items, style, sign, ...rules }: ModuleProps<typeof Props>) {
  return (
    <Items
      {...rules}
      id={root.id}
      attributes={{ ...root, 'data-style': style, 'data-sign': sign }}
      items={items}
      icon={sign}
      page={page}
    />
  )
}
