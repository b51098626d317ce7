import { isRecord, ok, refuse } from '#base'

const MAX_DEPTH = 60
const MAX_VALUES = 400_000

const MIN_SIDE = 1
const MAX_SIDE = 10_000
/** Embedded raster images; SVG is not allowed. */
const OWN_PICTURE = /^data:image\/(png|jpeg|webp|gif|avif);base64,/i

export interface CleanLottie {
  json: string
  width: number
  height: number
}

/**
 * Sanitizes an animation in Bodymovin format (lottie-spec 1.0): removes external images and fonts,
 * expressions, and names used as ids or classes. Refused if invalid or too complex to play.
 */
export function cleanLottie(text: string) {
  let animation: unknown
  try {
    animation = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return refuse('broken-file')
  }
  if (!isRecord(animation) || !Array.isArray(animation.layers)) return refuse('bad-type')
  const { w: width, h: height, fr: rate, ip: start, op: end } = animation
  if (!isSide(width) || !isSide(height) || !isNumber(rate) || !isNumber(start) || !isNumber(end)) {
    return refuse('broken-file')
  }
  if (rate < 1 || rate > 240 || end <= start) return refuse('broken-file')
  if (!isBounded(animation)) return refuse('too-complex')
  const assets = Array.isArray(animation.assets) ? animation.assets : []
  if (!assets.every(isOwn)) return refuse('not-self-contained')
  for (const layers of [animation, ...assets].map(one => one.layers)) tidyLayers(layers)
  tidyFonts(animation.fonts)
  return ok({ animation: { json: JSON.stringify(animation), width, height } as CleanLottie })
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isSide = (value: unknown): value is number =>
  isNumber(value) && value >= MIN_SIDE && value <= MAX_SIDE

/** Iterative, because the depth is not yet known. Also removes expressions. */
function isBounded(root: object): boolean {
  let level: object[] = [root]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false
    const next: object[] = []
    for (const one of level) {
      if (isRecord(one) && 'k' in one && typeof one.x === 'string') delete one.x
      for (const value of Object.values(one)) {
        if (++values > MAX_VALUES) return false
        if (typeof value === 'object' && value !== null) next.push(value)
      }
    }
    level = next
  }
  return true
}

/** A composition, or an embedded image. */
function isOwn(asset: unknown): boolean {
  if (!isRecord(asset)) return false
  if (Array.isArray(asset.layers)) return true
  return !asset.u && typeof asset.p === 'string' && OWN_PICTURE.test(asset.p)
}

/** Removes names that would become ids and classes in the page. */
function tidyLayers(layers: unknown) {
  if (!Array.isArray(layers)) return
  for (const layer of layers) {
    if (!isRecord(layer)) continue
    delete layer.ln
    delete layer.cl
    delete layer.tg
  }
}

/** Only fonts installed on the visitor's device, without requests. */
function tidyFonts(fonts: unknown) {
  if (!isRecord(fonts) || !Array.isArray(fonts.list)) return
  for (const font of fonts.list) {
    if (!isRecord(font)) continue
    delete font.fPath
    delete font.fOrigin
    delete font.origin
  }
}
