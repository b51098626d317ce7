import { vimeoId, youtubeId } from '../sources.ts'
import type { Engine, EngineInput } from './engine.ts'
import { VimeoMedia } from './vimeo.ts'
import { YouTubeMedia } from './youtube.ts'

/** A frame that has said nothing by then will not. */
const SILENT_MS = 15_000

/** A video of a provider, in its frame in the element's place. */
export function startFrame({ element, src, fail }: EngineInput): Engine {
  const title = element.getAttribute('aria-label') ?? document.title
  const youtube = youtubeId(src)
  const failed = () => fail('notSupported', true)
  const media = youtube
    ? new YouTubeMedia(youtube, title, failed)
    : new VimeoMedia(vimeoId(src) ?? '', title, failed)
  const silent = setTimeout(() => media.readyState === 0 && fail('network', true), SILENT_MS)
  const named = element.getAttribute('aria-labelledby')
  if (named) media.frame.setAttribute('aria-labelledby', named)
  element.after(media.frame)
  element.hidden = true
  // Its own controls are there: the focus of whoever pressed play goes to them.
  if (!youtube && element.parentElement?.contains(document.activeElement)) media.frame.focus()
  return {
    media,
    hasControls: !youtube,
    end() {
      clearTimeout(silent)
      media.end()
      element.hidden = false
    },
  }
}
