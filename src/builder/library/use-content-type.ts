import type { Modules, PageNode } from '#module-contract'
import { isCustomKind } from '#pages/schema'
import type { KnownType } from '../api.ts'
import { useCanvas } from '../canvas/CanvasContext.ts'
import { contentOf } from '../document/convert.ts'
import { ancestorsOf } from '../document/nodes.ts'
import { useModules } from '../modules.ts'
import { usePuck } from '../shell/use-puck.ts'

/** Content type of the current page of the selected module: the items of a surrounding list, or the page. */
export function useContentType(): KnownType | undefined {
  const { contentTypes, page } = useCanvas()
  const { modules } = useModules()
  const listed = usePuck(puck => {
    const id = puck.selectedItem?.props.id
    const content = contentOf(puck.appState.data)
    return typeof id === 'string' ? kindListedAround(modules, content, id) : undefined
  })
  const kind = listed === undefined || listed === 'archive' ? page.kind : listed
  return contentTypes.find(one => one.kind === kind)
}

/** Kind of entries that the nearest surrounding list shows; undefined outside lists. */
export function kindListedAround(
  modules: Modules,
  content: readonly PageNode[],
  id: string,
): string | undefined {
  const list = ancestorsOf(modules, content, id).findLast(node => node.type === 'loop')
  if (!list) return undefined
  const { source, type } = list.props
  if (source === 'archive') return 'archive'
  return source === 'type' && typeof type === 'string' && isCustomKind(type) ? type : 'other'
}

/** Content type that the selected module lists. */
export function useListedType(): KnownType | undefined {
  const { contentTypes } = useCanvas()
  const type = usePuck(puck => puck.selectedItem?.props.type)
  return contentTypes.find(one => one.kind === type)
}

/** Field of that content type that a prop of the module refers to. */
export function useListedField(prop: string): KnownType['fields'][number] | undefined {
  const key = usePuck(puck => puck.selectedItem?.props[prop])
  return useListedType()?.fields.find(field => field.key === key)
}
