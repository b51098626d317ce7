import Type, { type Static } from 'typebox'

/** Refers to the default preset of the module's type. */
export const DEFAULT_PRESET = 'default'
/** Practical limit. Each has its own cascade layer: see `tokens.css`. */
export const MAX_PRESETS = 8

/**
 * Pattern of variable and preset ids, which are permanent because documents and custom properties
 * use them.
 */
export const LIBRARY_ID = '^[a-z][a-z0-9-]{0,39}$'

/**
 * Preset ids in order of application, stored under `props.presets`. Later ones win, and the
 * module's own options win over all. Undefined: the default preset of the type. Empty: none.
 */
export const PresetsSchema = Type.Array(Type.String({ pattern: LIBRARY_ID }), {
  maxItems: MAX_PRESETS,
  uniqueItems: true,
  title: 'Presets',
})
export type PresetIds = Static<typeof PresetsSchema>
