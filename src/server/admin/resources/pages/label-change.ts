import type { Modules } from '#module-contract'
import type { DocumentChange } from '#pages/schema'

/** Labels of a change as the builder shows them. Unknown names keep their key. */
export function labelChange(modules: Modules, change: DocumentChange) {
  const module = modules.get(change.type)
  return {
    ...change,
    label: module?.label ?? change.type,
    fields: change.fields.map(name => ({
      name,
      label: module?.props.shape[name]?.label ?? name,
    })),
  }
}
