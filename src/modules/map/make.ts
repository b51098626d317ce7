/**
 * Draws the maps of the examples into `example-pictures.ts`, like the loader: `node
 * src/modules/map/make.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import topology from 'world-atlas/countries-50m.json' with { type: 'json' }
import { toOutline } from './draw-outline.ts'
import { exampleProps } from './example-props.ts'
import { drawPicture } from './picture.ts'
import { toWorld } from './world.ts'

const outline = toOutline(toWorld(topology))
const pictures = Object.values(exampleProps).map(props => {
  const { picture, isSketch } = drawPicture(outline, props)
  return `  { picture: '${picture}', isSketch: ${isSketch} },\n`
})
await writeFile(
  join(import.meta.dirname, 'example-pictures.ts'),
  `/** Made by \`make.ts\`: the maps of the examples. */\nexport const examplePictures = [\n${pictures.join('')}]\n`,
)
