import Type from 'typebox'
import { toCssColour } from '../tokens.ts'
import { type Declarations, option, type Rule } from './option.ts'
import { Colour, choice, number, parts } from './values.ts'

const Gradient = parts({
  type: choice('linear', 'radial'),
  angle: number(0, 360, '°'),
  from: Colour,
  to: Colour,
})

const Image = parts({
  media: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  size: choice('cover', 'contain', 'auto'),
  position: parts({ x: number(0, 100, '%'), y: number(0, 100, '%') }),
  tile: choice('no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round'),
  blend: choice('normal', 'multiply', 'screen', 'overlay', 'luminosity', 'color'),
  /** PX-1: goes by slower than the page does, or stands still behind it. */
  parallax: choice('slow', 'fixed'),
})

const Background = parts({ colour: Colour, gradient: Gradient, image: Image })

/** The layer of a background that moves by itself: between the module's ground and what it holds. See `scroll.css`. */
function behind({ own, within }: Rule, parallax: 'slow' | 'fixed'): Declarations {
  own.position ??= 'relative'
  own.isolation = 'isolate'
  const layer = within('::before')
  Object.assign(layer, {
    content: '""',
    position: 'absolute',
    'z-index': '-1',
    'border-radius': 'inherit',
    'pointer-events': 'none',
  })
  if (parallax === 'fixed') {
    Object.assign(layer, { inset: '0', 'background-attachment': 'fixed' })
  } else {
    own['--scroll-parallax'] = 'scroll-parallax'
    Object.assign(layer, { inset: '-15% 0', 'clip-path': 'inset(11.538% 0)' })
  }
  return layer
}

export const background = {
  background: option(Background, (rule, { colour, gradient, image: shown }) => {
    const { own, variant, image } = rule
    const ground = toCssColour(colour)
    if (ground) own['background-color'] = ground
    const { type = 'linear', angle = 180, from, to } = gradient ?? {}
    const stops = [toCssColour(from), toCssColour(to)].filter(stop => stop !== undefined)
    const layers: string[] = []
    if (stops.length === 2) {
      layers.push(
        type === 'radial'
          ? `radial-gradient(${stops.join()})`
          : `linear-gradient(${angle}deg,${stops.join()})`,
      )
    }
    const picture = shown?.media && image(shown.media, variant)
    const drawn = picture && shown.parallax ? behind(rule, shown.parallax) : own
    if (picture) {
      const { css, focus } = typeof picture === 'string' ? { css: picture } : picture
      layers.push(css)
      const { x = 50, y = 50 } = shown.position ?? focus ?? {}
      drawn['background-size'] = shown.size ?? 'cover'
      drawn['background-position'] = `${x}% ${y}%`
      if (shown.tile) drawn['background-repeat'] = shown.tile
      if (shown.blend) drawn['background-blend-mode'] = shown.blend
    }
    if (layers.length) drawn['background-image'] = layers.join(',')
  }),
}
