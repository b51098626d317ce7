import { ok, refuse } from '#base'
import { decodeText } from '#base/encoding'
import {
  type CaptionFile,
  decodeCaptions,
  joinDividedCues,
  languageCode,
  MAX_CAPTION_BYTES,
  parseCaptions,
  parseCueText,
  parseSrt,
  plainCueText,
  writeWebVtt,
} from '#media-player'
import { MAX_TRACKS, type MediaItem, type OwnTrack } from './schema.ts'

const NOTHING = { cues: [], regions: [], styles: [] }

type Added = { ok: true; item: MediaItem } | { ok: false; reason: string }

/** Caption, chapter and description tracks of media: files in the library. */
export function createMediaTracks(deps: {
  find(id: string): Promise<MediaItem | undefined>
  add(bytes: Uint8Array, fileName: string, folder: string): Promise<Added>
  change(ids: readonly string[], changes: { tracks: OwnTrack[] }): Promise<void>
}) {
  const { find, add, change } = deps
  return {
    /**
     * Adds a caption file: WebVTT and DFXP unchanged, SubRip converted to WebVTT; an empty file if
     * none is given. Returns the media entry, the file's id and the number of captions.
     */
    async addTrack(
      id: string,
      { kind, language }: Pick<OwnTrack, 'kind' | 'language'>,
      upload?: { bytes: Uint8Array; fileName: string },
    ) {
      const video = await find(id)
      if (!video || video.deletedAt || !isPlayed(video)) return refuse('not-found')
      if (video.tracks.length >= MAX_TRACKS) return refuse('too-many-tracks')
      const taken = upload
        ? readUpload(upload.bytes, language)
        : ok({ bytes: emptyFile(video.id), isWritten: false, read: undefined })
      if (!taken.ok) return taken
      const name = upload?.fileName ?? `${video.fileName}.${kind}.${language}.vtt`
      const fileName = taken.isWritten ? name.replace(/\.srt$/i, '.vtt') : name
      const added = await add(taken.bytes, fileName, video.folder)
      if (!added.ok) return refuse('bad-captions')
      const { id: file } = added.item
      const others = video.tracks.filter(track => track.file !== file)
      await change([id], { tracks: [...others, { file, kind, language: languageCode(language) }] })
      const item = await find(id)
      return item ? ok({ item, file, read: taken.read ?? null }) : refuse('not-found')
    },
  }
}

const isPlayed = ({ kind }: MediaItem) => kind === 'video' || kind === 'audio'

/** A unique file, so that editing it does not affect another track with equal content. */
const emptyFile = (id: string) =>
  Buffer.from(writeWebVtt(NOTHING, `of ${id}, ${crypto.randomUUID()}`))

/** Encoding in an XML declaration. */
const ENCODING = /^(<\?xml\s[^>]{0,100}?)\sencoding=["'][\w:.-]{1,40}["']/

/** @param language BCP 47 language of the captions, for detecting the encoding of old files. */
function readUpload(bytes: Uint8Array, language: string) {
  if (bytes.length > MAX_CAPTION_BYTES) {
    return refuse('too-large', { limitMb: MAX_CAPTION_BYTES / 1e6 })
  }
  const decoded = decodeCaptions(bytes)
  // XML says its encoding; all else is recognized by its bytes.
  const plain = ENCODING.test(decoded) ? decoded : decodeText(bytes, language).text
  const text = joinDividedCues(plain)
  const standard = parseCaptions(text)
  // SubRip that was renamed to WebVTT has times that only SubRip allows.
  const subtitles = parseSrt(text)
  const isStandard = standard !== undefined && standard.cues.length >= (subtitles?.cues.length ?? 0)
  if (isStandard && standard.cues.length > 0) {
    // Normalizes to UTF-8 without byte order mark, so that the type is detected.
    const clean = text
      .replace(/^\ufeff/, '')
      .trimStart()
      .replace(ENCODING, '$1')
    return ok({ bytes: Buffer.from(clean), isWritten: false, read: summaryOf(standard) })
  }
  if (!subtitles) return refuse(standard ? 'no-captions' : 'bad-captions')
  return ok({
    bytes: Buffer.from(writeWebVtt(subtitles)),
    isWritten: true,
    read: summaryOf(subtitles),
  })
}

/** Shown after the upload, so that staff notices missing captions. */
const summaryOf = ({ cues }: CaptionFile) => ({
  count: cues.length,
  first: plainCueText(parseCueText(cues[0]?.text ?? '')).slice(0, 100),
})
