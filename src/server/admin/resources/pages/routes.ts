import type { AdminDeps } from '../../discover.ts'
import { draftRoutes } from './draft-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { revisionRoutes } from './revision-routes.ts'
import { trashRoutes } from './trash-routes.ts'

export default (deps: AdminDeps) => [
  ...pageRoutes(deps),
  ...draftRoutes(deps),
  ...revisionRoutes(deps),
  ...trashRoutes(deps),
]
