import Type from 'typebox'
import { refuse } from '#base'
import { VariableSchema } from '#design'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { isVariableUsed, UsesAnswer, usesOfVariable } from './uses.ts'

const allow = 'settings.write'
const { name, value, deleted } = VariableSchema.properties
const strict = { additionalProperties: false }

export function variableRoutes(deps: AdminDeps) {
  const { designLibrary } = deps
  const find = async (id: string) => (await designLibrary.get()).variables.get(id)
  return [
    adminRoute({
      method: 'POST',
      path: '/design/variables',
      summary: 'Add a variable',
      allow,
      audit: 'variable.created',
      body: Type.Object({ name, value }, strict),
      answer: VariableSchema,
      handle: async ({ body, audit }) => {
        const added = await designLibrary.variables.add(body)
        if (!added.ok) return added
        audit({ id: added.id, label: body.name })
        return { ...body, id: added.id }
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/design/variables/:id',
      summary: 'Change a variable, or restore a deleted one; its kind stays',
      allow,
      audit: 'variable.changed',
      params: IdParams,
      body: Type.Partial(Type.Object({ name, value, deleted }), strict),
      answer: VariableSchema,
      handle: async ({ params, body, audit }) => {
        const before = await find(params.id)
        if (!before) return refuse('not-found')
        const { deleted: isDeleted = before.deleted ?? false, ...changes } = body
        const { deleted: _, ...rest } = before
        const changed = { ...rest, ...changes, ...(isDeleted && { deleted: true }) }
        audit({ id: params.id, label: changed.name })
        if (changed.value.kind !== before.value.kind) return refuse('not-allowed')
        const saved = await designLibrary.variables.set(changed)
        return saved.ok ? changed : saved
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/design/variables/:id',
      summary: 'Delete a variable; uses keep its last value',
      allow,
      audit: 'variable.deleted',
      params: IdParams,
      handle: async ({ params, audit }) => {
        const variable = await find(params.id)
        if (!variable) return refuse('not-found')
        audit({ id: params.id, label: variable.name })
        const isUsed = await isVariableUsed(deps, params.id)
        const done = isUsed
          ? await designLibrary.variables.set({ ...variable, deleted: true })
          : await designLibrary.variables.remove(params.id)
        return done.ok ? undefined : done
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/design/variables/:id/uses',
      summary: 'Pages and presets that use a variable',
      allow: 'pages.read',
      params: IdParams,
      answer: UsesAnswer,
      handle: ({ params }) => usesOfVariable(deps, params.id),
    }),
  ]
}
