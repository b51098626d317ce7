/** What a rendered page is tagged with; lists of a kind carry `pages:<kind>`. */
export function pageTags(page: { id: string; path: string; kind: string }): string[] {
  return [`page:${page.id}`, `path:${page.path}`, listTag(page.kind)]
}

/** On what shows a list of pages of a kind. */
export const listTag = (kind: string) => `pages:${kind}`

/** On what shows names of a kind's categories and tags. */
export const termsTag = (kind: string) => `terms:${kind}`
