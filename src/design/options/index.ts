import Type, { type Static } from 'typebox'
import { SCREENS } from '#module-kit'
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
 * What can be set around every module, whatever it is: stored under `props.design`. Each value may differ per screen and
 * state. Options are set one after the other, so every part of one may be missing: what a border lacks is filled in, and
 * what cannot be drawn is left out. The builder shows them by these groups, in this order.
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
    /** A ready-made look; see `looks.css`. */
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
    /** On screens, and while the group or column around it is pointed at, or is not. */
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

/** The options every module takes, whatever its own props are. */
export const OuterSchema = {
  design: Type.Optional(DesignSchema),
  presets: Type.Optional(PresetsSchema),
  animation: Type.Optional(AnimationSchema),
  attributes: Type.Optional(attributeFields.schema),
  display: Type.Optional(DisplaySchema),
}

/** Every option that is written as CSS, by its name. */
export const designOptions: Options = Object.assign({}, ...Object.values(OPTION_GROUPS))
