import Type, { type Static, type TSchema } from 'typebox'
import { COLOUR_PATTERN } from '#module-kit'

/**
 * What can be set around every module, whatever it is: stored under `props.design`. Each value may differ per
 * screen and for hover. Options are set one after the other, so every part of one may be missing: the compiler fills in
 * what a border lacks, and leaves out what cannot be drawn. Lengths are steps of the space scale (`space-4`) or numbers with a unit.
 */
const Length = Type.String({
  pattern: '^(auto|0|space-([0-9]|10)|-?[0-9]{1,5}([.][0-9]{1,3})?(px|rem|em|%|vw|vh|svh|ch))$',
})
const Colour = Type.String({ pattern: COLOUR_PATTERN })
const strict = { additionalProperties: false }

function perScreen<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(
    Type.Union([
      schema,
      Type.Object(
        {
          desktop: schema,
          tablet: Type.Optional(schema),
          phone: Type.Optional(schema),
          hover: Type.Optional(schema),
        },
        strict,
      ),
    ]),
  )
}

function choice<const Values extends readonly string[]>(...values: Values) {
  return Type.Union(values.map(value => Type.Literal(value as Values[number])))
}

/** Sides by the direction of writing, so that right-to-left needs nothing of its own. */
const Box = Type.Object(
  {
    top: Type.Optional(Length),
    end: Type.Optional(Length),
    bottom: Type.Optional(Length),
    start: Type.Optional(Length),
  },
  strict,
)

const Background = Type.Object(
  {
    colour: Type.Optional(Colour),
    gradient: Type.Optional(
      Type.Object(
        {
          angle: Type.Optional(Type.Number({ minimum: 0, maximum: 360 })),
          from: Type.Optional(Colour),
          to: Type.Optional(Colour),
        },
        strict,
      ),
    ),
    image: Type.Optional(
      Type.Object(
        {
          media: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' })),
          size: Type.Optional(choice('cover', 'contain', 'auto')),
          position: Type.Optional(
            Type.Object(
              {
                x: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
                y: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
              },
              strict,
            ),
          ),
        },
        strict,
      ),
    ),
  },
  strict,
)

const Border = Type.Object(
  {
    width: Type.Optional(Type.Number({ minimum: 0, maximum: 40 })),
    style: Type.Optional(choice('solid', 'dashed', 'dotted', 'double')),
    colour: Type.Optional(Colour),
    sides: Type.Optional(choice('all', 'top', 'bottom', 'start', 'end', 'block', 'inline')),
  },
  strict,
)

const Typography = Type.Object(
  {
    family: Type.Optional(choice('display', 'text')),
    size: Type.Optional(choice('s', 'm', 'l', 'xl', '2xl', '3xl', '4xl', '5xl')),
    weight: Type.Optional(Type.Integer({ minimum: 100, maximum: 900 })),
    lineHeight: Type.Optional(Type.Number({ minimum: 0.8, maximum: 3 })),
    letterSpacing: Type.Optional(Type.Number({ minimum: -0.2, maximum: 1 })),
    colour: Type.Optional(Colour),
    style: Type.Optional(choice('normal', 'italic')),
    transform: Type.Optional(choice('none', 'uppercase', 'capitalize')),
  },
  strict,
)

export const DesignSchema = Type.Object(
  {
    /** A ready-made look; see `presets.css`. */
    preset: Type.Optional(choice('card', 'tint', 'inverse', 'accent', 'hairline')),
    margin: perScreen(Box),
    padding: perScreen(Box),
    width: perScreen(Length),
    maxWidth: perScreen(Length),
    height: perScreen(Length),
    minHeight: perScreen(Length),
    place: perScreen(choice('start', 'center', 'end', 'stretch')),
    textAlign: perScreen(choice('start', 'center', 'end', 'justify')),
    background: perScreen(Background),
    border: perScreen(Border),
    radius: perScreen(Length),
    shadow: perScreen(choice('none', 'soft', 'lifted')),
    typography: perScreen(Typography),
    hiddenOn: Type.Optional(
      Type.Array(choice('desktop', 'tablet', 'phone'), { maxItems: 3, uniqueItems: true }),
    ),
  },
  { ...strict, title: 'Design' },
)
export type DesignOptions = Static<typeof DesignSchema>

/** How a module appears when it is scrolled to (AN-1); stored under `props.animation`. */
const duration = Type.Integer({ minimum: 0, maximum: 20_000 })
const percent = Type.Number({ minimum: 0, maximum: 100 })
export const AnimationSchema = Type.Object(
  {
    style: perScreen(choice('none', 'fade', 'slide', 'bounce', 'zoom', 'flip', 'fold', 'roll')),
    direction: perScreen(choice('center', 'top', 'right', 'bottom', 'left')),
    repeat: perScreen(choice('once', 'loop')),
    durationMs: perScreen(duration),
    delayMs: perScreen(duration),
    intensity: perScreen(percent),
    startingOpacity: perScreen(percent),
    curve: perScreen(choice('linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out')),
  },
  { ...strict, title: 'Animation' },
)
export type AnimationOptions = Static<typeof AnimationSchema>

/** The options every module takes, whatever its own props are. */
export const OuterSchema = {
  design: Type.Optional(DesignSchema),
  animation: Type.Optional(AnimationSchema),
}
