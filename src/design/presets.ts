import Type, { type Static } from 'typebox'
import { DesignSchema, OPTION_GROUPS } from './options/index.ts'
import { LIBRARY_ID } from './options/presets.ts'
import { choice, strict } from './options/values.ts'
import { LibraryName } from './variables.ts'

export type OptionGroupName = keyof typeof OPTION_GROUPS
const GROUPS = Object.keys(OPTION_GROUPS) as OptionGroupName[]

/** Design options under a name: for modules of one type, or of one group of options, for any module. */
export const PresetSchema = Type.Object(
  {
    id: Type.String({ pattern: LIBRARY_ID }),
    name: LibraryName,
    module: Type.Optional(Type.String({ pattern: LIBRARY_ID })),
    group: Type.Optional(choice(...GROUPS)),
    /** Applies by itself to modules of its type that say nothing else; one per type. */
    isDefault: Type.Optional(Type.Boolean()),
    design: DesignSchema,
  },
  strict,
)
export type Preset = Static<typeof PresetSchema>

/** Presets as they are looked up while a page is made. */
export interface PresetIndex {
  byId: ReadonlyMap<string, Preset>
  /** By the type of module. */
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

/** Whether a preset says anything of modules of this type. */
export function fitsModule({ module }: Preset, type: string): boolean {
  return module === undefined || module === type
}
