import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { pictures } from './catalogue.ts'
import { develop } from './denoise.ts'
import { publish, shrink } from './encode.ts'
import { writeManifest } from './manifest.ts'
import { expose } from './plate.ts'
import type { Picture } from './sets.ts'
import { print } from './tone.ts'

const MEDIA = join(import.meta.dirname, '..', 'media')

/** Renders one picture on a grid with `scale` cells for each of its pixels' sides. */
function take(picture: Picture, scale: number, samples: number) {
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  const scene = picture.scene()
  const rays = Math.max(1, Math.round(samples * (picture.care ?? 1)))
  const plate = expose(scene, width, height, rays)
  return { pixels: print(develop(plate, rays), width, height, scene.grade), width, height }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    preview: { type: 'string' },
    scale: { type: 'string' },
    samples: { type: 'string' },
  },
})
sharp.concurrency(1)
const scale = Number(values.scale ?? (values.quick ? 0.5 : 1.5))
const samples = Number(values.samples ?? (values.quick ? 1 : 2))

for (const picture of pictures) {
  if (positionals.length > 0 && !positionals.includes(picture.name)) continue
  const start = performance.now()
  const raw = take(picture, scale, samples)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (values.preview) {
    await mkdir(values.preview, { recursive: true })
    const png = await shrink(raw, picture.width, picture.height)
    await writeFile(join(values.preview, `${picture.name}.png`), png)
  } else {
    const master = await shrink(raw, picture.width, picture.height)
    await publish(master, join(MEDIA, picture.name), values.quick)
    await writeManifest(MEDIA)
  }
  process.stdout.write(`${picture.name} ${seconds} s\n`)
}
if (!values.preview) await writeManifest(MEDIA)
