import { type MediaTools, ToolsMissing } from '#pages'

export { createFfmpeg } from './ffmpeg.ts'

const missing = () => Promise.reject(new ToolsMissing())

/** For sites without video processing. */
export const noMediaTools: MediaTools = {
  isThere: async () => false,
  probe: missing,
  still: missing,
  strip: missing,
}
