import { useEffect, useRef } from 'react'
import { AlwaysAllow } from './always-allow.tsx'
import type { ResolvedFile } from './field.ts'
import { Icon } from './icon.tsx'
import type { ResolvedImage } from './image.ts'
import type { videoTexts } from './kit-texts.ts'
import { type GivenTracks, MediaBox, MediaTranscript } from './media-box.tsx'
import { PROVIDER_CATEGORY, providerOf, toMediaSources } from './media-sources.ts'
import { Picture } from './picture.tsx'
import { useTexts } from './texts.tsx'

interface VideoPlayerProps extends GivenTracks {
  /** Unique on the page. */
  id: string
  /** Of the library; goes before an address. */
  file: ResolvedFile | null
  url: string
  /** Tried when that cannot be played. */
  alternatives: readonly { file: ResolvedFile | null; url: string }[]
  poster: ResolvedImage | null
  sizes: string
  transcript?: boolean
  loop?: boolean
  /** What it is called: as a string, or by the element that says it. */
  name?: string
  namedBy?: string | undefined
  /** How the button on the image looks. */
  look: 'plain' | 'corner'
  /** Whether it is seen. When it no longer is, a film pauses, and a provider's player ends: its image is back. */
  isShown?: boolean
  onPlaying?(isPlaying: boolean): void
}

/**
 * VO-1: a video with an image over it until it plays, or one of a provider that is asked for it by a press alone. Without script
 * the browser's controls are there at once, and a provider's video is a link.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, file, sizes, name, namedBy, look, isShown = true, onPlaying } = props
  // Of a file of the library its own picture stands there where no other was chosen.
  const poster = props.poster ?? file?.poster ?? null
  const t = useTexts<typeof videoTexts>()
  const frame = useRef<HTMLDivElement>(null)
  const sources = toMediaSources(props, props.alternatives)
  const [first] = sources
  const provider = first && providerOf(first)
  const label = name || t('video')

  useEffect(() => {
    if (!isShown) frame.current?.dispatchEvent(new Event('player-leave'))
  }, [isShown])

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
            loop={props.loop}
            preload={poster || provider ? 'none' : 'metadata'}
          />
        )}
        {!first && poster && <Picture image={poster} sizes={sizes} className="video-poster" />}
        {first && (poster || provider) && (
          <div className="video-overlay" data-player-overlay="" data-state="shown">
            {poster && <Picture image={poster} sizes={sizes} className="video-poster" />}
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
