/** Player descriptions and captions, for the server and for code that needs no player. */
export type { CaptionFile, Cue } from './captions/caption-file.ts'
export { formatCueTime, parseCueText, plainCueText } from './captions/cue-text.ts'
export { decodeCaptions, MAX_CAPTION_BYTES } from './captions/decode-captions.ts'
export { joinDividedCues } from './captions/join-divided-cues.ts'
export { parseCaptions } from './captions/read-captions.ts'
export { parseSrt } from './captions/srt.ts'
export { writeWebVtt } from './captions/write-webvtt.ts'
export { PLAYER } from './constants.ts'
export {
  type MediaDescription,
  type MediaTrack,
  TRACK_KINDS,
  type TrackKind,
} from './description.ts'
export { languageCode } from './language-code.ts'
export {
  isProviderPage,
  mediaAsLinks,
  mediaInHtml,
  providerSource,
  providerVideosIn,
  type WrittenMedia,
} from './media-in-html.ts'
export { playerHtml } from './player-html.ts'
export { type ProviderVideo, providerOf } from './provider.ts'
export {
  isStream,
  type MediaSource,
  sourceType,
  UNLOADED_SRC,
  vimeoId,
  writtenAddress,
  youtubeId,
} from './sources.ts'
