/** Cache tags of a page; lists have `pages:<kind>`. */
export function pageTags(page: { id: string; path: string; kind: string }): string[] {
  return [`page:${page.id}`, `path:${page.path}`, listTag(page.kind)]
}

/** Cache tag of lists of a kind. */
export const listTag = (kind: string) => `pages:${kind}`

/**
 * Cache tag of every page: a template published for the first time, restored, or with changed
 * conditions can affect any page. Later edits only affect pages that use it, which carry
 * `page:<id>`.
 */
export const TEMPLATES_TAG = 'templates'

/** Additional tags when a page becomes public again; for templates all pages. */
export const tagsOfReturned = (kind: string) => (kind === 'template' ? [TEMPLATES_TAG] : [])

/** Cache tag of names of a kind's terms. */
export const termsTag = (kind: string) => `terms:${kind}`
