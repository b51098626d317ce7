/** Shared by player, server and admin: captions and time formats. */
export { type CaptionFile, type Cue, newSettings } from './captions/caption-file.ts'
export { formatCueTime, parseCueText, plainCueText, writeCueText } from './captions/cue-text.ts'
export { decodeCaptions, MAX_CAPTION_BYTES } from './captions/decode-captions.ts'
export { joinDividedCues } from './captions/join-divided-cues.ts'
export { parseCaptions } from './captions/read-captions.ts'
export { parseSrt } from './captions/srt.ts'
export { writeWebVtt } from './captions/write-webvtt.ts'
export { readClock, writeClock } from './write-time.ts'
