/** Choices of a select, named by the texts of this resource. */
export function choicesOf(texts: 'kinds' | 'taxonomies', ids: readonly string[]) {
  return ids.map(id => ({ id, name: `resources.terms.${texts}.${id}` }))
}
