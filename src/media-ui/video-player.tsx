import { useEffect, useRef } from 'react'
import { providerOf } from '#media-player'
import { type ResolvedFile, type ResolvedImage, useTexts } from '#module-contract/client'
import { AlwaysAllow, Icon, Picture } from '#ui/client'
import { type GivenTracks, MediaBox, MediaTranscript } from './media-box.tsx'
import { PROVIDER_CATEGORY, toMediaSources } from './media-sources.ts'
import type { videoTexts } from './texts.ts'

interface VideoPlayerProps extends GivenTracks {
  /** Unique on the page. */
  id: string
  /** Library file; takes precedence over the URL. */
  file: ResolvedFile | null
  url: string
  /** Fallback sources. */
  alternatives: readonly { file: ResolvedFile | null; url: string }[]
  poster: ResolvedImage | null
  sizes: string
  /** Whether its image is in the first viewport: loaded first. */
  priority?: boolean
  transcript?: boolean
  /** Played part; 0 for the start and end of the video. */
  startSeconds?: number
  endSeconds?: number
  loop?: boolean
  /** Name as a string, or the id of the element with the name. */
  name?: string
  namedBy?: string | undefined
  /** Style of the button on the image. */
  look: 'plain' | 'corner'
  onPlaying?(isPlaying: boolean): void
}

/**
 * VO-1: video with an image until it plays; a provider is contacted only after a press. Without
 * script, native controls are shown, and a provider's video is a link.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, file, sizes, priority, name, namedBy, look, onPlaying } = props
  // Uses the file's poster if no other was chosen.
  const poster = props.poster ?? file?.poster ?? null
  const t = useTexts<typeof videoTexts>()
  const frame = useRef<HTMLDivElement>(null)
  const sources = toMediaSources(props, props.alternatives)
  const [first] = sources
  const provider = first && providerOf(first)
  const label = name || t('video')
  const image = poster && (
    <Picture image={poster} sizes={sizes} priority={priority} className="video-poster" />
  )

  useEffect(() => {
    const element = frame.current
    const tell = (event: Event) => onPlaying?.((event as CustomEvent<boolean>).detail)
    element?.addEventListener('player-state', tell)
    return () => element?.removeEventListener('player-state', tell)
  }, [onPlaying])

  return (
    <>
      <div ref={frame} className="video-frame" data-look={look} data-player="">
        {first && (
          <MediaBox
            kind="video"
            file={file}
            sources={sources}
            captions={props.captions ?? null}
            tracks={props.tracks ?? []}
            label={label}
            labelledBy={namedBy}
            startSeconds={props.startSeconds}
            endSeconds={props.endSeconds}
            loop={props.loop}
            preload="none"
          />
        )}
        {!first && image}
        {first && (poster || provider) && (
          <div className="video-overlay" data-player-overlay="" data-state="shown">
            {image}
            <button
              type="button"
              id={`${id}-play`}
              className="video-play"
              aria-label={name ? t('playNamed', { name }) : t('play')}
              aria-labelledby={namedBy && `${id}-play ${namedBy}`}
            >
              <span className="video-sign">
                <Icon name="play" />
                {look === 'corner' && <span>{t('play')}</span>}
              </span>
            </button>
            {provider && (
              <p className="video-note">
                {t('loadsFrom', { provider: provider.provider })}{' '}
                <AlwaysAllow category={PROVIDER_CATEGORY}>{t('always')}</AlwaysAllow>
              </p>
            )}
          </div>
        )}
        {provider && (
          <p className="video-link">
            <a href={provider.page}>{t('watchOn', { provider: provider.provider })}</a>
          </p>
        )}
      </div>
      {first && props.transcript && <MediaTranscript />}
    </>
  )
}
