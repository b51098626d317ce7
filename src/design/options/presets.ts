import Type, { type Static } from 'typebox'

/** Stands for the default preset of the module's type, whichever that is. */
export const DEFAULT_PRESET = 'default'
/** More than anybody oversees; each has a layer of its own in the page's CSS: see `tokens.css`. */
export const MAX_PRESETS = 8

/** Of variables and presets: for ever, since documents and custom properties go by it. */
export const LIBRARY_ID = '^[a-z][a-z0-9-]{0,39}$'

/**
 * Names of presets in the order in which they are applied, stored under `props.presets`: a later one wins over those before,
 * the module's own options over all. Left out, it is the default preset of the module's type; an empty list is none.
 */
export const PresetsSchema = Type.Array(Type.String({ pattern: LIBRARY_ID }), {
  maxItems: MAX_PRESETS,
  uniqueItems: true,
  title: 'Presets',
})
export type PresetIds = Static<typeof PresetsSchema>
