/** What a rendered page is tagged with; lists of a kind carry `pages:<kind>`. */
export function pageTags(page: { id: string; path: string; kind: string }): string[] {
  return [`page:${page.id}`, `path:${page.path}`, `pages:${page.kind}`]
}
