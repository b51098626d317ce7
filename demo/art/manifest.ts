import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawings, pictures } from './catalogue.ts'
import { borderColour, widthsOf } from './encode.ts'

/** Describes every finished picture and drawing in `manifest.json`. */
export async function writeManifest(media: string): Promise<void> {
  const entries: object[] = []
  for (const { name, alt } of pictures) {
    const original = join(media, name, 'original.webp')
    if (!existsSync(original)) continue
    const { width, height } = await sharp(original).metadata()
    const colour = await borderColour(join(media, name, '320.webp'))
    entries.push({ name, alt, width, height, colour, widths: widthsOf(width) })
  }
  for (const { name, alt, width, height } of drawings) {
    entries.push({ name, alt, width, height, colour: '#faf7f2', widths: [], svg: true })
  }
  await writeFile(join(media, 'manifest.json'), `${JSON.stringify(entries, null, 2)}\n`)
}
