import type { AdminDeps } from '../../discover.ts'
import { changeRoutes } from './change-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { readRoutes } from './read-routes.ts'

export default (deps: AdminDeps) => [
  ...readRoutes(deps),
  ...fileRoutes(deps),
  ...changeRoutes(deps),
]
