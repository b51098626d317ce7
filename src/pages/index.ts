import type { Clock } from '#base'
import type { Database } from '#db'
import { createPageDocuments, type DocumentDeps } from './documents.ts'
import { createMedia } from './media.ts'
import type { MediaStore } from './media-files.ts'
import { createRedirects } from './redirects.ts'
import { createSettings } from './settings.ts'

export { cleanHtml } from './clean-html.server.ts'
export type { Problem, PublishedPage } from './documents.ts'
export { createFolderStore, type MediaStore } from './media-files.ts'
export type { Redirect, RedirectSort } from './redirects.ts'

/** Pages, menus, redirects, settings and media of a site. */
export function createPages(deps: {
  db: Database
  clock: Clock
  store: MediaStore
  validate: DocumentDeps['validate']
  clean: DocumentDeps['clean']
}) {
  return {
    ...createPageDocuments(deps),
    settings: createSettings(deps),
    redirects: createRedirects(deps),
    media: createMedia(deps),
  }
}

export type Pages = ReturnType<typeof createPages>
