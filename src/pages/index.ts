import type { FileStore } from '#storage'
import { archivedKinds, archivePath } from './archive-schema.ts'
import { createArchives } from './archives.ts'
import { createArticles } from './articles.ts'
import { createAuthors } from './authors.ts'
import { createChangePage } from './change-page.ts'
import { createContent } from './content.ts'
import { createContentTypes } from './content-types.ts'
import { createNewPages } from './create-page.ts'
import { createDrafts } from './drafts.ts'
import { createFieldFacts } from './field-facts.ts'
import { createMedia } from './media.ts'
import type { MediaTools } from './media-tools.ts'
import { createMediaUses } from './media-uses.ts'
import { createMenus } from './menus.ts'
import { createMissingPaths } from './missing-paths.ts'
import type { PageDeps } from './page-deps.ts'
import { createPageItems } from './page-items.ts'
import { createPageLinks } from './page-links.ts'
import { findPagesBelow } from './page-path.ts'
import { createPagePreviews } from './page-previews.ts'
import { createPagesByPath } from './pages-by-path.ts'
import { findPagesHolding, findPublishedHolding, isInRevisions } from './pages-holding.ts'
import { createPopups } from './popups.ts'
import { createPublishedPages } from './published-pages.ts'
import { createPublishing } from './publishing.ts'
import { createRedirects } from './redirects.ts'
import { createRevisions } from './revisions.ts'
import { createRewritePage } from './rewrite-page.ts'
import { createSavePage } from './save-page.ts'
import { createSearchable } from './searchable.ts'
import { createSeries } from './series.ts'
import { createSettings } from './settings.ts'
import { clearCacheAfter, createTemplates } from './templates.ts'
import { createTerms } from './terms.ts'
import { createTrash } from './trash.ts'

export { AUTHORS_TAG } from './authors.ts'
export { cleanHtml } from './clean-html.server.ts'
export { diffDocuments } from './diff-documents.ts'
export { createRedirectImport, type RedirectImport } from './import-redirects.ts'
export type { MediaSort } from './media-library.ts'
export { LOTTIE_TYPE } from './media-sniff.ts'
export { storedMediaFiles } from './media-stored-files.ts'
export {
  type MediaTools,
  type ProbedMedia,
  type Strip,
  type ToolInput,
  ToolsMissing,
} from './media-tools.ts'
export { isLikeAPage, MISSING_SORTS } from './missing-paths.ts'
export type { Author, DocumentRules, Problem } from './page-deps.ts'
export type { PageListOptions, PageSort } from './page-items.ts'
export { isPagePath } from './page-path.ts'
export { TEMPLATES_TAG } from './page-tags.ts'
export type { HoldingPage, HoldingPages } from './pages-holding.ts'
export { createPhotoEncoder } from './photo.ts'
export { POPUPS_TAG, type PopupDay, type SitePopup } from './popups.ts'
export type { PublishedPage } from './published-pages.ts'
export type { Redirect, RedirectSort } from './redirects.ts'
export { ofTheme, type SiteTemplate, TEMPLATE_LIST_TAG } from './templates.ts'
export type { TermListOptions } from './terms.ts'
export { onGround, type Png, toPng } from './to-png.ts'

/** Pages, lists, terms, menus, redirects, settings and media of a site. */
export function createPages(
  deps: PageDeps & {
    store: FileStore
    /** Inspects and converts video and audio, if available. */
    mediaTools: MediaTools
    /** Targets of relations to products. */
    findProducts: Parameters<typeof createFieldFacts>[0]['findProducts']
  },
) {
  const drafts = createDrafts(deps)
  const settings = createSettings(deps)
  const templates = createTemplates({ ...deps, settings })
  const popups = createPopups({ ...deps, settings })
  /** Caches that depend on pages. */
  const known = {
    forget() {
      templates.forget()
      popups.forget()
    },
  }
  const publishing = clearCacheAfter(known, createPublishing(deps))
  const revisions = createRevisions(deps)
  const menus = createMenus({
    ...deps,
    builtInPaths: async () => {
      const known = await settings.get()
      const archives = archivedKinds(known).map(of => archivePath(known, { of, by: 'all' }))
      return [...(await deps.ownPaths()), ...archives.filter(path => path !== undefined)]
    },
  })
  const media = createMedia(deps)
  const redirects = createRedirects(deps)
  const authors = createAuthors({ ...deps, media, settings, redirects })
  return {
    ...createPublishedPages({ ...deps, settings }),
    /** Published content that contains any of these texts. */
    publishedHolding: (texts: readonly string[]) => findPublishedHolding(deps.db, texts),
    ...createPagesByPath(deps, { drafts, publishing, revisions }),
    /** Whether pages exist below a path, in any status. */
    hasBelow: async (path: string) => (await findPagesBelow(deps.db, path)).length > 0,
    ...clearCacheAfter(known, { save: createSavePage(deps) }),
    publishDue: publishing.publishDue,
    /** Functions for editors, by page id. */
    editing: {
      ...createPageItems(deps),
      ...clearCacheAfter(known, createNewPages(deps)),
      ...clearCacheAfter(known, { change: createChangePage(deps, drafts) }),
      linksTo: createPageLinks(deps),
      /** Stored content that contains any of these texts, such as ids. */
      holding: (texts: readonly string[]) => findPagesHolding(deps.db, texts),
      isInRevisions: (texts: readonly string[]) => isInRevisions(deps.db, texts),
      ...clearCacheAfter(known, createTrash(deps)),
      rewrite: createRewritePage(deps),
      ...createPagePreviews(deps),
      ...drafts,
      ...publishing,
      ...revisions,
    },
    menus,
    settings: {
      ...settings,
      /** Called after changes by another process. */
      forget() {
        settings.forget()
        menus.forget()
      },
    },
    redirects,
    missingPaths: createMissingPaths(deps),
    media: { ...media, ...createMediaUses(deps) },
    content: createContent({ ...deps, settings, media, articleOf: createArticles(deps.documents) }),
    contentTypes: createContentTypes({ ...deps, settings, redirects }),
    fields: createFieldFacts({ ...deps, settings, media }),
    terms: createTerms({ ...deps, settings, redirects }),
    templates,
    popups,
    series: createSeries(deps),
    authors,
    archives: createArchives({ ...deps, settings, authors }),
    searchable: createSearchable({ ...deps, settings }),
  }
}

export type Pages = ReturnType<typeof createPages>
