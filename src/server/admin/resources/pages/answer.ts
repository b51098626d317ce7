import { refuse } from '#base'
import type { Pages } from '#pages'
import { findContentType, readFieldValues, TITLED_KINDS } from '#pages/schema'

/** The page in the format of `GET /pages/:id`. */
export async function answerPage(pages: Pages, id: string) {
  const page = await pages.editing.findItem(id)
  const draft = page && (await pages.editing.findDraft(id))
  if (!page || !draft) return refuse('not-found')
  const { document } = draft
  const { description = '', image = '', noindex = false, fields: stored } = document.root.props
  const [below, terms] = await Promise.all([pages.editing.findBelow(page.path), pages.terms.of(id)])
  const { siteName: site, tagline, ...settings } = await pages.settings.get()
  const titled = TITLED_KINDS.find(kind => kind === page.kind) ?? 'page'
  const search = {
    site,
    tagline,
    title: settings.titlePatterns[titled],
    description: settings.descriptionPatterns[titled],
  }
  // Values that do not fit a field's current kind stay in the document but are not shown in the
  // form.
  const type = findContentType(settings.contentTypes, page.kind)
  const own = { description, image, noindex, fields: readFieldValues(type?.fields ?? [], stored) }
  return { ...page, search, ...own, below: below.length, ...terms, ...draft }
}

/** The page without its document. */
export async function answerItem(pages: Pages, id: string) {
  return (await pages.editing.findItem(id)) ?? refuse('not-found')
}
