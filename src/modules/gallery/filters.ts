/** Filter words of an image: `Blue, Large`. */
export function tagsOf({ tags }: { tags: string }): string[] {
  return tags.split(',').flatMap(word => word.trim() || [])
}

/** Filter words of all images in order of appearance. */
export function filtersOf(items: readonly { tags: string }[]): string[] {
  return [...new Set(items.flatMap(tagsOf))]
}

/** A word that all images have does not filter. */
export function hasFilters(items: readonly { tags: string }[]): boolean {
  return filtersOf(items).some(word => items.some(item => !tagsOf(item).includes(word)))
}
