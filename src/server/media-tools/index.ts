import { type MediaTools, ToolsMissing } from '#pages'

export { createFfmpeg } from './ffmpeg.ts'

const missing = () => Promise.reject(new ToolsMissing())

/** Where an owner wants none. */
export const noMediaTools: MediaTools = {
  isThere: async () => false,
  probe: missing,
  still: missing,
  strip: missing,
}
