import { archivedKinds, TAXONOMIES } from '#pages/schema'
import { useContentTypes, useKindName } from '../content-types/use-content-types.ts'

export const taxonomyChoices = TAXONOMIES.map(id => ({
  id,
  name: `resources.terms.taxonomies.${id}`,
}))

/** Kinds of pages that are sorted, by their names. */
export function useSortedKinds() {
  const contentTypes = useContentTypes()
  const kindName = useKindName()
  return archivedKinds({ contentTypes }).map(id => ({ id, name: kindName(id, 'many') }))
}
