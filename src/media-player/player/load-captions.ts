import { type CaptionFile, newSettings } from '../captions/caption-file.ts'
import { decodeCaptions, MAX_CAPTION_BYTES } from '../captions/decode-captions.ts'
import { parseWebVtt } from '../captions/webvtt.ts'
import { arrangeCues } from './arrange-cues.ts'

const loaded = new Map<string, Promise<CaptionFile>>()

/**
 * Fetches and caches a track's file (MP-3). @throws Error if it cannot be loaded, is too large, or
 * is neither WebVTT nor DFXP.
 */
export function loadCaptions(src: string): Promise<CaptionFile> {
  let file = loaded.get(src)
  if (!file) {
    file = fetchCaptions(src)
    // Allow a retry.
    file.catch(() => loaded.delete(src))
    loaded.set(src, file)
  }
  return file
}

async function fetchCaptions(src: string): Promise<CaptionFile> {
  const answer = await fetch(src)
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}.`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length > MAX_CAPTION_BYTES) throw new Error(`${src} is too large for a caption file.`)
  const text = decodeCaptions(bytes)
  // Most files are WebVTT.
  const file = parseWebVtt(text) ?? (await import('../captions/ttml.ts')).parseTtml(text)
  if (!file) throw new Error(`${src} is not a caption file.`)
  return file
}

const standard = newSettings()

/** Converts a file to browser cues, with regions where the browser supports them. */
export function toBrowserCues(file: CaptionFile): VTTCue[] {
  const hasRegions = 'VTTRegion' in globalThis
  const known = new Map(
    hasRegions
      ? file.regions.map(({ id, regionAnchor, viewportAnchor, ...region }) => [
          id,
          Object.assign(new VTTRegion(), {
            id,
            ...region,
            regionAnchorX: regionAnchor[0],
            regionAnchorY: regionAnchor[1],
            viewportAnchorX: viewportAnchor[0],
            viewportAnchorY: viewportAnchor[1],
          }),
        ])
      : [],
  )
  return arrangeCues(file, hasRegions).map(({ id, startSeconds, endSeconds, text, settings }) => {
    const end = Number.isFinite(endSeconds) ? endSeconds : Number.MAX_SAFE_INTEGER
    const cue = Object.assign(new VTTCue(startSeconds, end, text), { id })
    const { region, ...place } = settings
    // Leave default values unset: some browsers lack some of these properties.
    for (const [name, value] of Object.entries(place)) {
      if (value !== standard[name as keyof typeof standard]) Object.assign(cue, { [name]: value })
    }
    const within = known.get(region)
    if (within) cue.region = within
    return cue
  })
}
