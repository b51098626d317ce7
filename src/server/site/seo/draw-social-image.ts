import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { escapeHtml } from '#base'
import { SOCIAL_IMAGE, type SocialImage } from './social-image.ts'

const MARGIN = 80
const BAR = 20
const TITLE = { width: SOCIAL_IMAGE.width - 2 * MARGIN, height: 340 }
const SIZES = [88, 74, 62, 52]
const NAME_SIZE = 38

/** Font files by family. */
const FONTS = {
  Fraunces: ['drawn-serif.ttf', 'drawn-serif-ext.ttf'],
  'Instrument Sans': ['drawn-sans.ttf', 'drawn-sans-ext.ttf'],
  'Noto Sans Arabic': ['drawn-arabic.ttf'],
}
const RIGHT_TO_LEFT = /^\P{L}*\p{Script=Arabic}/u

/** Draws images with a page's title. Uses only the bundled fonts. */
export function createDrawSocialImage(fontFolder: string) {
  let loaded: Promise<unknown> | undefined

  /** Runs once per process: Pango knows a family after a text was drawn with its file. */
  function loadFonts() {
    loaded ??= Promise.all(
      Object.entries(FONTS).flatMap(([font, files]) =>
        files.map(file =>
          sharp({ text: { text: 'a', font, fontfile: join(fontFolder, file) } })
            .png()
            .toBuffer(),
        ),
      ),
    )
    return loaded
  }

  return async (image: SocialImage): Promise<Buffer> => {
    await loadFonts()
    const { colours, isRightToLeft } = image
    const { width, height } = SOCIAL_IMAGE
    const name = image.logo ?? (await drawText(image, image.siteName, NAME_SIZE, colours.muted))
    const title = await drawTitle(image)
    const parts = await Promise.all(
      [name, title].map(async (input, index): Promise<OverlayOptions> => {
        const size = await sharp(input).metadata()
        return {
          input,
          left: isRightToLeft ? width - MARGIN - size.width : MARGIN,
          top: index === 0 ? MARGIN : height - BAR - MARGIN - size.height,
        }
      }),
    )
    const bar = { width, height: BAR, channels: 3, background: colours.accent } as const
    return sharp({ create: { width, height, channels: 3, background: colours.background } })
      .composite([...parts, { input: { create: bar }, left: 0, top: height - BAR }])
      .png({ palette: true })
      .toBuffer()
  }
}

export type DrawSocialImage = ReturnType<typeof createDrawSocialImage>

/** Uses the largest size that fits. A title that does not fit at all ends with an ellipsis. */
async function drawTitle(image: SocialImage): Promise<Buffer> {
  const words = image.title.split(' ')
  let shown = image.title
  for (let at = 0; ; at++) {
    const size = SIZES[Math.min(at, SIZES.length - 1)] ?? 0
    const drawn = await drawText(image, shown, size, image.colours.text)
    const { height } = await sharp(drawn).metadata()
    if (height <= TITLE.height) return drawn
    if (at < SIZES.length - 1) continue
    if (words.length > 1) words.splice(-Math.ceil(words.length / 8))
    else words[0] = [...(words[0] ?? '')].slice(0, -10).join('')
    shown = `${words.join(' ')}…`
  }
}

function drawText(image: SocialImage, text: string, size: number, colour: string) {
  const { isSerif, isRightToLeft } = image
  const font = `${isSerif ? 'Fraunces' : 'Instrument Sans'}, Noto Sans Arabic ${size}`
  // Pango's "left" is the start of the text's own direction.
  const align = RIGHT_TO_LEFT.test(text) === isRightToLeft ? 'left' : 'right'
  const markup = `<span foreground="${colour}">${escapeHtml(text)}</span>`
  const box = { width: TITLE.width, wrap: 'word-char', dpi: 72, rgba: true } as const
  return sharp({ text: { text: markup, font, align, ...box } })
    .png()
    .toBuffer()
}
