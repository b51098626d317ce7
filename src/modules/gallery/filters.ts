/** The words that a picture is found by: `Blue, Large`. */
export function tagsOf({ tags }: { tags: string }): string[] {
  return tags.split(',').flatMap(word => word.trim() || [])
}

/** The words of all pictures, each once, in the order in which they come. */
export function filtersOf(items: readonly { tags: string }[]): string[] {
  return [...new Set(items.flatMap(tagsOf))]
}

/** A word that every picture has leaves nothing out. */
export function hasFilters(items: readonly { tags: string }[]): boolean {
  return filtersOf(items).some(word => items.some(item => !tagsOf(item).includes(word)))
}
