import Type from 'typebox'
import { PresetSchema, VariableSchema } from '#design'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { presetRoutes } from './preset-routes.ts'
import { variableRoutes } from './variable-routes.ts'

/**
 * Variables and presets. Users who edit pages can use them, users who may change settings can
 * change them.
 */
export default (deps: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/design',
    summary: 'Variables and presets of the site',
    allow: 'pages.read',
    answer: Type.Object({
      variables: Type.Array(VariableSchema),
      presets: Type.Array(PresetSchema),
    }),
    handle: () => deps.designLibrary.list(),
  }),
  ...variableRoutes(deps),
  ...presetRoutes(deps),
]
