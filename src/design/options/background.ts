import Type, { type Static } from 'typebox'
import { MEDIA_PATTERN } from '#module-contract'
import { toCssColor } from '../tokens.ts'
import { type Declarations, option, type Rule, toNumber } from './option.ts'
import { Colour, choice, number, parts } from './values.ts'

const Gradient = parts({
  type: choice('linear', 'radial'),
  angle: number(0, 360, '°'),
  from: Colour,
  to: Colour,
})

const imageParts = {
  media: Type.String({ pattern: MEDIA_PATTERN }),
  size: choice('cover', 'contain', 'auto'),
  position: parts({ x: number(0, 100, '%'), y: number(0, 100, '%') }),
  tile: choice('no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round'),
  blend: choice('normal', 'multiply', 'screen', 'overlay', 'luminosity', 'color'),
}

type StoredImage = Static<ReturnType<typeof parts<typeof imageParts>>>

const Background = parts({
  colour: Colour,
  gradient: Gradient,
  image: parts({
    ...imageParts,
    /** PX-1: scrolls slower than the page, or stays fixed. */
    parallax: choice('slow', 'fixed'),
  }),
  /** Above the image and the gradient; the first is on top. */
  layers: Type.Array(parts({ gradient: Gradient, image: parts(imageParts) }), { maxItems: 6 }),
})

/** Layer of a moving background, between the module's background and its content. See `scroll.css`. */
function behind({ own, within }: Rule, parallax: 'slow' | 'fixed'): Declarations {
  own.position ??= 'relative'
  own.isolation = 'isolate'
  own['--behind'] = 'block'
  const layer = within('::before')
  Object.assign(layer, {
    content: '""',
    display: 'var(--behind)',
    position: 'absolute',
    'z-index': '-1',
    'border-radius': 'inherit',
    'pointer-events': 'none',
  })
  if (parallax === 'fixed') {
    own['--scroll-parallax'] = 'none'
    // `scroll.css` turns it off under reduced motion.
    Object.assign(layer, { inset: '0', 'background-attachment': 'var(--fixed-background,fixed)' })
  } else {
    own['--scroll-parallax'] = 'scroll-parallax'
    // Clipped by the module instead of the layer, so that the layer moves without repainting.
    own.overflow ??= 'clip'
    Object.assign(layer, { inset: '-15% 0', 'background-attachment': 'scroll' })
  }
  return layer
}

/** A background image and its properties. */
interface Layer {
  image: string
  size?: string
  position?: string
  repeat?: string | undefined
  'blend-mode'?: string | undefined
}

/** Values of a layer without settings if another layer has some. */
const INITIAL = { size: 'auto', position: '0% 0%', repeat: 'repeat', 'blend-mode': 'normal' }

function toGradient(gradient: Static<typeof Gradient> | undefined): Layer[] {
  const { type = 'linear', angle = 180, from, to } = gradient ?? {}
  const stops = [toCssColor(from), toCssColor(to)].filter(stop => stop !== undefined)
  if (stops.length < 2) return []
  const line = type === 'radial' ? '' : `${toNumber(angle, 'deg')},`
  return [{ image: `${type}-gradient(${line}${stops.join()})` }]
}

function toImage(stored: StoredImage | undefined, { image, variant }: Rule): Layer[] {
  const found = stored?.media && image(stored.media, variant)
  if (!found) return []
  const { css, focus } = typeof found === 'string' ? { css: found } : found
  const { x = 50, y = 50 } = stored.position ?? focus ?? {}
  const { size = 'cover', tile, blend } = stored
  return [
    {
      image: css,
      size,
      position: `${toNumber(x, '%')} ${toNumber(y, '%')}`,
      repeat: tile,
      'blend-mode': blend,
    },
  ]
}

/** Uses one value if it is the same for all layers. */
function paint(into: Declarations, layers: readonly Layer[]) {
  if (layers.length === 0) return
  into['background-image'] = layers.map(layer => layer.image).join()
  for (const [part, initial] of Object.entries(INITIAL)) {
    const said = layers.map(layer => layer[part as keyof typeof INITIAL])
    if (said.every(value => value === undefined)) continue
    const values = new Set(said.map(value => value ?? initial))
    into[`background-${part}`] = [
      ...(values.size === 1 ? values : said.map(v => v ?? initial)),
    ].join()
  }
}

export const background = {
  background: option(Background, (rule, { colour, gradient, image: shown, layers = [] }) => {
    const ground = toCssColor(colour)
    if (ground) rule.own['background-color'] = ground
    const above = layers.flatMap(layer => [
      ...toGradient(layer.gradient),
      ...toImage(layer.image, rule),
    ])
    const lowest = toImage(shown, rule)
    const isApart = lowest.length > 0 && shown?.parallax !== undefined
    const still = [...above, ...toGradient(gradient)]
    // Browsers print without backgrounds by default, and text could be illegible without this one.
    if (ground || still.length + lowest.length > 0) rule.own['print-color-adjust'] = 'exact'
    // A narrower screen or a state may have a still background where the wide screen has a moving
    // one, or the reverse.
    if (rule.variant !== 'desktop') {
      if (isApart) rule.own['background-image'] = 'none'
      else if (lowest.length > 0) rule.own['--behind'] = 'none'
    }
    // A moving background and the layers above it are painted over the module's own background.
    paint(isApart ? behind(rule, shown.parallax as 'slow') : rule.own, [...still, ...lowest])
  }),
}
