import type { Access } from '#auth'
import type { Task } from '#db'
import type { CacheFigures } from '../checks/check.ts'
import type { AllServices } from '../services/create-services.ts'
import type { EmbeddedPages } from '../site/page/embedded-pages.ts'
import type { SiteRenderer } from '../site/page/renderer.ts'
import type { PageResolver } from '../site/page/resolve-page.ts'
import type { AdminRoute } from './route.ts'

/** Dependencies of admin routes. */
export interface AdminDeps extends AllServices {
  access: Access
  resolver: PageResolver
  renderer: SiteRenderer
  embeddedPages: EmbeddedPages
  /** Without trailing slash. */
  publicUrl: string
  /** Figures of the page cache of this process. */
  readCache(): CacheFigures
  /** Periodic tasks of all domains. */
  tasks: readonly Task[]
}

type RoutesOf = (deps: AdminDeps) => AdminRoute[]

const files = import.meta.glob<RoutesOf>('./resources/*/routes.ts', {
  eager: true,
  import: 'default',
})

/** Routes of all folders in `resources`. The folder's name groups them in the API document. */
export function discoverRoutes(deps: AdminDeps): (AdminRoute & { group: string })[] {
  return Object.entries(files).flatMap(([file, routesOf]) =>
    routesOf(deps).map(route => ({ ...route, group: file.split('/')[2] ?? '' })),
  )
}
