import { LOTTIE_TYPE, type Pages } from '#pages'
import { type MediaFile, sceneImage } from '#pages/schema'
import video from './placeholder.webm?inline'
import { WHEEL } from './placeholder-animation.ts'
import landscape from './scenes/landscape.svg?raw'
import person from './scenes/person.svg?raw'
import plain from './scenes/plain.svg?raw'
import room from './scenes/room.svg?raw'
import stillLife from './scenes/still-life.svg?raw'
import { toneWav } from './tone-wav.ts'

/** Replaces missing images. */
export const PLACEHOLDER = 'placeholder'

/** File sizes of former drawings, which are replaced unless an owner did so. */
const FORMER_BYTES = [352, 402, 406, 404]

/**
 * Translucent black and white shapes; the page adds a theme color behind them
 * (pages/placeholder-scenes.ts).
 */
function scene(id: string, svg: string) {
  const { width, height } = sceneImage(id)
  return toFile(
    { id, kind: 'svg', fileName: `${id}.svg`, mime: 'image/svg+xml', width, height },
    Buffer.from(svg),
  )
}

/** Draws in units of a third of a pixel, at the full width of images. */
function drawing(id: string, width: number, height: number, shapes: string, colour: string | null) {
  const size = { width: width * 3, height: height * 3 }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size.width}" height="${size.height}">${shapes}</svg>`
  return toFile(
    { id, kind: 'svg', fileName: `${id}.svg`, mime: 'image/svg+xml', ...size, colour },
    Buffer.from(svg),
  )
}

function toFile(
  file: Pick<MediaFile, 'id' | 'kind' | 'fileName' | 'mime'> & Partial<MediaFile>,
  content: Buffer,
) {
  const entry: MediaFile = {
    width: null,
    height: null,
    colour: null,
    alt: '',
    widths: [],
    ...file,
    bytes: content.length,
  }
  return { entry, content }
}

/** Mark without background, for logos and drawings. */
const MARK =
  '<g fill="none" stroke="#77776f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><circle cx="100" cy="60" r="44"/><path d="M66 86l24-26 16 16 12-12 18 22M104 42h.1"/><path d="M190 44h150M190 80h96"/></g>'

const placeholders = [
  scene(PLACEHOLDER, stillLife),
  scene('placeholder-wide', landscape),
  scene('placeholder-square', room),
  scene('placeholder-person', person),
  scene('placeholder-plain', plain),
  drawing('placeholder-drawing', 360, 120, MARK, null),
  toFile(
    { id: 'placeholder-video', kind: 'video', fileName: 'placeholder.webm', mime: 'video/webm' },
    Buffer.from(video.replace(/^.*,/, ''), 'base64'),
  ),
  toFile(
    { id: 'placeholder-audio', kind: 'audio', fileName: 'placeholder.wav', mime: 'audio/wav' },
    toneWav(),
  ),
  toFile(
    {
      id: 'placeholder-animation',
      kind: 'file',
      fileName: 'placeholder-animation.json',
      mime: LOTTIE_TYPE,
      width: WHEEL.w,
      height: WHEEL.h,
    },
    Buffer.from(JSON.stringify(WHEEL)),
  ),
]

export const PLACEHOLDER_IDS: readonly string[] = placeholders.map(({ entry }) => entry.id)

/** Creates the neutral images, video and recording that examples and missing media use. */
export async function ensurePlaceholders(pages: Pages) {
  const known = await pages.media.load(PLACEHOLDER_IDS)
  for (const { entry, content } of placeholders) {
    const present = known.get(entry.id)
    if (!present) await pages.media.addPrepared(entry, new Map([['original', content]]))
    else if (present.version === 1 && FORMER_BYTES.includes(present.bytes)) {
      await pages.media.replace(entry.id, content, entry.fileName)
    }
  }
}
