import { STALLED_MS } from '../player/watch-network.ts'
import { providerOf } from '../provider.ts'
import type { Engine, EngineInput } from './engine.ts'
import { VimeoMedia } from './vimeo.ts'
import { YouTubeMedia } from './youtube.ts'

/** Plays a provider's video in an iframe in place of the element. */
export function startFrame({ element, src, startSeconds = 0, fail }: EngineInput): Engine {
  const title = element.getAttribute('aria-label') ?? document.title
  const video = providerOf({ src })
  if (!video) throw new Error(`${src} is not a video of a provider.`)
  const isYouTube = video.provider === 'YouTube'
  const failed = () => fail('notSupported', true)
  const Media = isYouTube ? YouTubeMedia : VimeoMedia
  const media = new Media(video, { title, startSeconds }, failed)
  const silent = setTimeout(() => media.readyState === 0 && fail('network', true), STALLED_MS)
  const named = element.getAttribute('aria-labelledby')
  if (named) media.frame.setAttribute('aria-labelledby', named)
  element.after(media.frame)
  element.hidden = true
  // The frame has its own controls: move the focus from our play button to them.
  if (!isYouTube && element.parentElement?.contains(document.activeElement)) media.frame.focus()
  return {
    media,
    hasControls: !isYouTube,
    end() {
      clearTimeout(silent)
      media.end()
      element.hidden = false
    },
  }
}
