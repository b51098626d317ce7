import Type from 'typebox'
import { toCssColour } from '../tokens.ts'
import { option } from './option.ts'
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
})

const Background = parts({ colour: Colour, gradient: Gradient, image: Image })

export const background = {
  background: option(Background, ({ own, variant, image }, { colour, gradient, image: shown }) => {
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
    if (picture) {
      const { css, focus } = typeof picture === 'string' ? { css: picture } : picture
      layers.push(css)
      const { x = 50, y = 50 } = shown.position ?? focus ?? {}
      own['background-size'] = shown.size ?? 'cover'
      own['background-position'] = `${x}% ${y}%`
      if (shown.tile) own['background-repeat'] = shown.tile
      if (shown.blend) own['background-blend-mode'] = shown.blend
    }
    if (layers.length) own['background-image'] = layers.join(',')
  }),
}
