import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { pictures } from './catalogue.ts'
import { develop } from './denoise.ts'
import { enlarge, publish } from './encode.ts'
import { writeManifest } from './manifest.ts'
import { expose } from './plate.ts'
import type { Picture } from './sets.ts'
import { print } from './tone.ts'

const MEDIA = join(import.meta.dirname, '..', 'media')

/** Renders one picture at `scale` of its size. */
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
const scale = Number(values.scale ?? (values.quick ? 0.34 : 0.6))
const samples = Number(values.samples ?? (values.quick ? 4 : 7))

for (const picture of pictures) {
  if (positionals.length > 0 && !positionals.includes(picture.name)) continue
  const start = performance.now()
  const raw = take(picture, scale, samples)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (values.preview) {
    await mkdir(values.preview, { recursive: true })
    const size = { raw: { width: raw.width, height: raw.height, channels: 3 as const } }
    const png = await sharp(raw.pixels, size).png().toBuffer()
    await writeFile(join(values.preview, `${picture.name}.png`), png)
  } else {
    const master = await enlarge(raw, picture.width, picture.height)
    await publish(master, join(MEDIA, picture.name), values.quick)
    await writeManifest(MEDIA)
  }
  process.stdout.write(`${picture.name} ${seconds} s\n`)
}
if (!values.preview) await writeManifest(MEDIA)
