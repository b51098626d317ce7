/** Exports for islands, without schemas and controls. */

export { BackgroundVideo } from './background-video.tsx'
export { MediaBox, MediaTranscript } from './media-box.tsx'
export { backgroundVideoTexts, mediaTexts, videoTexts } from './texts.ts'
export { VideoPlayer } from './video-player.tsx'
