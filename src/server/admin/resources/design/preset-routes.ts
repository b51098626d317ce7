import Type from 'typebox'
import { refuse } from '#base'
import { OPTION_GROUPS, type Preset, PresetSchema } from '#design'
import type { Modules } from '#module-contract'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'
import { UsesAnswer, usesOfPreset } from './uses.ts'

const allow = 'settings.write'
const strict = { additionalProperties: false }
const { id: _, ...properties } = PresetSchema.properties
const Entry = Type.Object(properties, strict)
const { name, isDefault, design } = properties

/**
 * Checks beyond the schema: a preset is for one module type or one option group and contains only
 * its options.
 */
function findProblem(modules: Modules, { module, group, isDefault, design }: Omit<Preset, 'id'>) {
  if ((module === undefined) === (group === undefined)) return '/module'
  if (module !== undefined && !modules.has(module)) return '/module'
  if (group === undefined) return undefined
  if (isDefault) return '/isDefault'
  return Object.keys(design).every(name => name in OPTION_GROUPS[group]) ? undefined : '/design'
}

export function presetRoutes(deps: AdminDeps) {
  const { designLibrary, registry } = deps
  const find = async (id: string) => (await designLibrary.get()).presets.byId.get(id)
  const check = (preset: Omit<Preset, 'id'>) => {
    const path = findProblem(registry.modules, preset)
    return path && refuse('invalid', { problems: [{ path, message: 'value-invalid' }] })
  }
  return [
    adminRoute({
      method: 'POST',
      path: '/design/presets',
      summary: 'Add a preset of a module type, or of a group of options',
      allow,
      audit: 'preset.created',
      body: Entry,
      answer: PresetSchema,
      handle: async ({ body, audit }) => {
        const refused = check(body)
        if (refused) return refused
        const added = await designLibrary.presets.add(body)
        if (!added.ok) return added
        audit({ id: added.id, label: body.name })
        return { ...body, id: added.id }
      },
    }),
    adminRoute({
      method: 'PATCH',
      path: '/design/presets/:id',
      summary: 'Change name, options or default state of a preset',
      allow,
      audit: 'preset.changed',
      params: IdParams,
      body: Type.Partial(Type.Object({ name, isDefault, design }), strict),
      answer: PresetSchema,
      handle: async ({ params, body, audit }) => {
        const before = await find(params.id)
        if (!before) return refuse('not-found')
        const changed = { ...before, ...body }
        audit({ id: params.id, label: changed.name })
        const saved = check(changed) || (await designLibrary.presets.set(changed))
        return saved.ok ? changed : saved
      },
    }),
    adminRoute({
      method: 'PUT',
      path: '/design/presets/:id',
      summary: 'Restore a deleted preset under its id',
      allow,
      audit: 'preset.created',
      params: IdParams,
      body: Entry,
      answer: PresetSchema,
      handle: async ({ params, body, audit }) => {
        const preset = { ...body, id: params.id }
        audit({ id: params.id, label: body.name })
        const saved = check(preset) || (await designLibrary.presets.restore(preset))
        return saved.ok ? preset : saved
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/design/presets/:id',
      summary: 'Delete a preset; modules that use it lose its options',
      allow,
      audit: 'preset.deleted',
      params: IdParams,
      handle: async ({ params, audit }) => {
        audit({ id: params.id, label: (await find(params.id))?.name ?? params.id })
        const removed = await designLibrary.presets.remove(params.id)
        return removed.ok ? undefined : removed
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/design/presets/:id/uses',
      summary: 'Pages that use a preset',
      allow: 'pages.read',
      params: IdParams,
      answer: UsesAnswer,
      handle: ({ params }) => usesOfPreset(deps, params.id),
    }),
  ]
}
