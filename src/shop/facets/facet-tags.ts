/** Tags that tell all processes about changed facets. */
export const facetTags = {
  product: (id: string) => `facets:${id}`,
  /** All products. */
  all: 'all-facets',
  /** Attributes, their values, brands, categories, or numbers of these. */
  terms: 'facet-terms',
}
