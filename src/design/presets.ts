import Type, { type Static } from 'typebox'
import { DesignSchema, OPTION_GROUPS } from './options/index.ts'
import { LIBRARY_ID } from './options/presets.ts'
import { choice, strict } from './options/values.ts'
import { LibraryName } from './variables.ts'

export type OptionGroupName = keyof typeof OPTION_GROUPS
const GROUPS = Object.keys(OPTION_GROUPS) as OptionGroupName[]

/** Named design options, for modules of one type, or for one option group of any module. */
export const PresetSchema = Type.Object(
  {
    id: Type.String({ pattern: LIBRARY_ID }),
    name: LibraryName,
    module: Type.Optional(Type.String({ pattern: LIBRARY_ID })),
    group: Type.Optional(choice(...GROUPS)),
    /** Applied to modules of its type without presets; one per type. */
    isDefault: Type.Optional(Type.Boolean()),
    design: DesignSchema,
  },
  strict,
)
export type Preset = Static<typeof PresetSchema>

/** Index of presets for rendering. */
export interface PresetIndex {
  byId: ReadonlyMap<string, Preset>
  /** By module type. */
  defaults: ReadonlyMap<string, Preset>
}

export const noPresets: PresetIndex = { byId: new Map(), defaults: new Map() }

export function indexPresets(presets: readonly Preset[]): PresetIndex {
  return {
    byId: new Map(presets.map(preset => [preset.id, preset])),
    defaults: new Map(
      presets.flatMap(preset =>
        preset.isDefault && preset.module ? [[preset.module, preset] as const] : [],
      ),
    ),
  }
}

/** Whether a preset applies to modules of this type. */
export function fitsModule({ module }: Preset, type: string): boolean {
  return module === undefined || module === type
}
