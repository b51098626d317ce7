/** What a rendered page is tagged with; lists of a kind carry `pages:<kind>`. */
export function pageTags(page: { id: string; path: string; kind: string }): string[] {
  return [`page:${page.id}`, `path:${page.path}`, listTag(page.kind)]
}

/** On what shows a list of pages of a kind. */
export const listTag = (kind: string) => `pages:${kind}`

/**
 * On every page: a template that is published for the first time, restored, or given another rule may be for any page.
 * Later changes of a template drop only the pages that it is for, which carry `page:<id>`.
 */
export const TEMPLATES_TAG = 'templates'

/** What a page's tags need besides when visitors get it again; for templates, every page. */
export const tagsOfReturned = (kind: string) => (kind === 'template' ? [TEMPLATES_TAG] : [])

/** On what shows names of a kind's categories and tags. */
export const termsTag = (kind: string) => `terms:${kind}`
