import Type, { type Static } from 'typebox'
import { SCREENS } from '#module-contract'
import { AnimationSchema } from './animation.ts'
import { attributeFields } from './attributes.ts'
import { background } from './background.ts'
import { border } from './border.ts'
import { DisplaySchema } from './display.ts'
import { filters } from './filters.ts'
import { item, layout } from './layout.ts'
import { type Options, schemasOf } from './option.ts'
import { position } from './position.ts'
import { PresetsSchema } from './presets.ts'
import { scroll } from './scroll.ts'
import { shadow } from './shadow.ts'
import { sizing } from './sizing.ts'
import { spacing } from './spacing.ts'
import { transform } from './transform.ts'
import { typography } from './typography.ts'
import { choice, strict } from './values.ts'

/**
 * Design options of every module; stored under `props.design`. Each value may differ per screen and
 * state. Options are entered step by step, so each part of a value may be missing: a border gets
 * defaults, and incomplete values without effect are omitted. The builder shows them in these
 * groups.
 */
export const OPTION_GROUPS = {
  spacing,
  sizing,
  layout,
  item,
  background,
  border,
  shadow,
  typography,
  filters,
  transform,
  position,
  scroll,
} satisfies Record<string, Options>

export const DesignSchema = Type.Object(
  {
    /** Preset styles; see `looks.css`. */
    preset: Type.Optional(choice('card', 'tint', 'inverse', 'accent', 'hairline')),
    ...schemasOf(spacing),
    ...schemasOf(sizing),
    ...schemasOf(layout),
    ...schemasOf(item),
    ...schemasOf(background),
    ...schemasOf(border),
    ...schemasOf(shadow),
    ...schemasOf(typography),
    ...schemasOf(filters),
    ...schemasOf(transform),
    ...schemasOf(position),
    ...schemasOf(scroll),
    /** Screens on which it is hidden, or while the surrounding group or column is hovered or not. */
    hiddenOn: Type.Optional(
      Type.Array(choice(...SCREENS, 'hover', 'no-hover'), {
        maxItems: SCREENS.length + 2,
        uniqueItems: true,
      }),
    ),
  },
  { ...strict, title: 'Design' },
)
export type DesignOptions = Static<typeof DesignSchema>

/** Options of every module, independent of its props. */
export const OuterSchema = {
  design: Type.Optional(DesignSchema),
  presets: Type.Optional(PresetsSchema),
  animation: Type.Optional(AnimationSchema),
  attributes: Type.Optional(attributeFields.schema),
  display: Type.Optional(DisplaySchema),
}

/** All options that produce CSS, by name. */
export const designOptions: Options = Object.assign({}, ...Object.values(OPTION_GROUPS))
