import { archivedKinds, TAXONOMIES } from '#pages/schema'
import { useContentTypes, useKindName } from '../content-types/use-content-types.ts'

export const taxonomyChoices = TAXONOMIES.map(id => ({
  id,
  name: `resources.terms.taxonomies.${id}`,
}))

/** Kinds with terms, by name. */
export function useSortedKinds() {
  const contentTypes = useContentTypes()
  const kindName = useKindName()
  return archivedKinds({ contentTypes }).map(id => ({ id, name: kindName(id, 'many') }))
}
