import Type from 'typebox'
import { decodePath, refuse } from '#base'
import { TEMPLATE_PARTS, type TemplateCondition } from '#pages/schema'
import { splitAddress } from '../../../site/page/page-path.ts'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'
import { conditionNames } from './condition-names.ts'
import { ChoiceSchema } from './schemas.ts'

/** Explains which templates a page gets. */
export function choiceRoutes(deps: AdminDeps) {
  return [
    adminRoute({
      method: 'GET',
      path: '/templates/choice',
      summary: 'Get the templates of a page and the reasons',
      allow: 'pages.read',
      query: Type.Object(
        {
          /** Path, and the query of an archive of products. */
          path: Type.String({ minLength: 1, maxLength: 2000, pattern: '^/' }),
          /** As signed-in users see it. */
          signedIn: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      answer: ChoiceSchema,
      handle: async ({ query }) => {
        const asked = splitAddress(query.path)
        const path = decodePath(asked.path)
        if (path === undefined) return refuse('bad-path')
        const { page, choice, builtIn } = await deps.resolver.explain(
          { ...asked, path },
          query.signedIn ?? false,
        )
        const parts = TEMPLATE_PARTS.map(part => {
          const { chosen, others } = choice[part]
          return {
            part,
            chosen: chosen ? toMatch(chosen) : null,
            others: others.map(one => ({ ...toMatch(one), lostBy: one.lostBy })),
          }
        })
        const conditions = parts.flatMap(({ chosen, others }) =>
          [chosen, ...others].flatMap(one => (one ? [one.condition] : [])),
        )
        return {
          page,
          parts,
          builtIn: builtIn ?? null,
          names: await conditionNames(deps, conditions),
        }
      },
    }),
  ]
}

const toMatch = (match: {
  template: { id: string; name: string }
  condition: TemplateCondition
}) => ({ id: match.template.id, name: match.template.name, condition: match.condition })
