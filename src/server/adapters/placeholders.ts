import { LOTTIE_TYPE, type Pages } from '#pages'
import type { MediaFile } from '#pages/schema'
import video from './placeholder.webm?inline'
import { WHEEL } from './placeholder-animation.ts'
import { toneWav } from './tone-wav.ts'

/** Stands in for a picture that is not there. */
export const PLACEHOLDER = 'placeholder'

const GROUND = '#e9e9e7'
/** The same in version 0.1, by its size: it showed a thing that not every shop sells. */
const FORMER_BYTES = 352

/** A frame with hills and a sun, in the middle of a ground. */
function picture(id: string, width: number, height: number) {
  const sign = `<g transform="translate(${width / 2 - 200} ${height / 2 - 250})" fill="none" stroke="#8b8b88" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="130" y="190" width="140" height="120" rx="6"/><circle cx="168" cy="226" r="12"/><path d="M130 292l42-38 30 26 28-24 40 36"/></g>`
  return drawing(
    id,
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>${sign}`,
    GROUND,
  )
}

/** Drawn in units of a third of a pixel, as wide as pictures are. */
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

/** A mark without ground: for logos and drawings. */
const MARK =
  '<g fill="none" stroke="#77776f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><circle cx="100" cy="60" r="44"/><path d="M66 86l24-26 16 16 12-12 18 22M104 42h.1"/><path d="M190 44h150M190 80h96"/></g>'

const placeholders = [
  picture(PLACEHOLDER, 400, 500),
  picture('placeholder-wide', 600, 400),
  picture('placeholder-square', 400, 400),
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

/** Neutral pictures, a film and a sound that every site has: for what is missing, and for examples. */
export async function ensurePlaceholders(pages: Pages) {
  const known = await pages.media.load(PLACEHOLDER_IDS)
  for (const { entry, content } of placeholders) {
    const present = known.get(entry.id)
    if (!present) await pages.media.addPrepared(entry, new Map([['original', content]]))
    else if (present.version === 1 && present.bytes === FORMER_BYTES) {
      await pages.media.replace(entry.id, content, entry.fileName)
    }
  }
}
