import type { Access } from '#auth'
import type { AllServices } from '../services.ts'
import type { EmbeddedPages } from '../site/embedded-pages.ts'
import type { SiteRenderer } from '../site/renderer.ts'
import type { PageResolver } from '../site/resolve-page.ts'
import type { AdminRoute } from './route.ts'

/** What the routes of the admin may use. */
export interface AdminDeps extends AllServices {
  access: Access
  resolver: PageResolver
  renderer: SiteRenderer
  embeddedPages: EmbeddedPages
  /** Without a trailing slash. */
  publicUrl: string
}

type RoutesOf = (deps: AdminDeps) => AdminRoute[]

const files = import.meta.glob<RoutesOf>('./resources/*/routes.ts', {
  eager: true,
  import: 'default',
})

/** The routes of every folder under `resources`; the folder's name groups them in the document. */
export function discoverRoutes(deps: AdminDeps): (AdminRoute & { group: string })[] {
  return Object.entries(files).flatMap(([file, routesOf]) =>
    routesOf(deps).map(route => ({ ...route, group: file.split('/')[2] ?? '' })),
  )
}
