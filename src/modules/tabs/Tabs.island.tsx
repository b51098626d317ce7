import type { ModuleProps } from '#module-contract/client'
import { TabSet } from '#ui/client'
import { onModuleState, readHashName, scrollToElement, writeModuleState } from '#visitor/client'
import type { Props } from './props.ts'

const page = { onModuleState, readHashName, scrollToElement, writeModuleState }

/** TB-1: panels of which one is visible. */
export function Tabs({ root, layout, style, ...rest }: ModuleProps<typeof Props>) {
  return (
    <TabSet
      {...rest}
      id={root.id}
      attributes={{ ...root, 'data-layout': layout, 'data-style': style }}
      page={page}
    />
  )
}
