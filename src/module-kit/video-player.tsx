import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ResolvedFile } from './field.ts'
import { useMotionLock } from './hooks/use-motion-lock.ts'
import { Icon } from './icon.tsx'
import { imageUrl, originalUrl, type ResolvedImage, widthAtLeast } from './image.ts'
import type { videoTexts } from './kit-texts.ts'
import { Picture } from './picture.tsx'
import { usePageLanguage, useTexts } from './texts.tsx'
import { playingUrl, toEmbed } from './video-providers.ts'

/** VO-1: the image over a video fades out in this time. */
export const FADE_MS = 500

interface VideoPlayerProps {
  /** Unique on the page. */
  id: string
  /** Of the library; goes before an address. */
  file: ResolvedFile | null
  /** Of a provider's page. */
  url: string
  poster: ResolvedImage | null
  sizes: string
  captions: ResolvedFile | null
  loop?: boolean
  /** What it is called: as a string, or by the element that says it. */
  name?: string
  namedBy?: string | undefined
  /** How the button on the image looks. */
  look: 'plain' | 'corner'
  /** Whether it is seen. When it no longer is, a film pauses, and a provider's player ends: its image is back. */
  isShown?: boolean
  onPlaying?(isPlaying: boolean): void
  /** Whether nothing may play here, as in a builder; asked in the browser only. */
  isStill(): boolean
}

/**
 * A video with the browser's controls, or one of a provider that is asked for it by a press alone. Without script the
 * controls are there at once, and a provider's video is a link.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { id, file, poster, sizes, captions, name, namedBy, look, isShown = true } = props
  const t = useTexts<typeof videoTexts>()
  const { locale } = usePageLanguage()
  const embed = file ? undefined : toEmbed(props.url)
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const fade = useMotionLock(FADE_MS)
  const label = name || t('video')

  useEffect(() => {
    if (!isStarted) return
    // The button that had the focus goes.
    const player = video.current ?? frame.current
    player?.focus({ preventScroll: true })
    // What cannot be played says so by itself.
    video.current?.play().catch(() => {})
  }, [isStarted])

  useEffect(() => {
    if (isShown) return
    video.current?.pause()
    if (frame.current) setStarted(false)
  }, [isShown])

  function start() {
    if (!props.isStill()) fade.run(() => setStarted(true))
  }

  const canPlay = file || embed
  const isCovered = canPlay && (poster || embed) && (!isStarted || fade.moving)
  return (
    <>
      <div className="video-frame" data-look={look}>
        {file && (
          // biome-ignore lint/a11y/useMediaCaption: its owner says whether there are any
          <video
            ref={video}
            className="video-player"
            controls
            playsInline
            loop={props.loop}
            preload={poster ? 'none' : 'metadata'}
            poster={poster ? posterUrl(poster) : undefined}
            aria-label={namedBy ? undefined : label}
            aria-labelledby={namedBy}
            suppressHydrationWarning
            onPlay={() => props.onPlaying?.(true)}
            onPause={() => props.onPlaying?.(false)}
          >
            <source src={file.src} type={file.mime} onError={() => setFailed(true)} />
            {captions && (
              <track
                kind="captions"
                src={captions.src}
                srcLang={locale}
                label={t('captions')}
                default
              />
            )}
          </video>
        )}
        {embed && isStarted && (
          <iframe
            ref={frame}
            className="video-player"
            src={playingUrl(embed.src)}
            title={label}
            aria-labelledby={namedBy}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        )}
        {!canPlay && poster && <Picture image={poster} sizes={sizes} className="video-poster" />}
        {isCovered && (
          <div
            className="video-overlay"
            data-state={isStarted ? 'leaving' : 'shown'}
            inert={isStarted}
          >
            {poster && <Picture image={poster} sizes={sizes} className="video-poster" />}
            <button
              type="button"
              id={`${id}-play`}
              className="video-play"
              aria-label={name ? t('playNamed', { name }) : t('play')}
              aria-labelledby={namedBy && `${id}-play ${namedBy}`}
              onClick={start}
            >
              <span className="video-sign">
                <Icon name="play" />
                {look === 'corner' && <span>{t('play')}</span>}
              </span>
            </button>
            {embed && <p className="video-note">{t('loadsFrom', { provider: embed.provider })}</p>}
          </div>
        )}
        {embed && (
          <p className="video-link">
            <a href={embed.page}>{t('watchOn', { provider: embed.provider })}</a>
          </p>
        )}
      </div>
      {file && hasFailed && <Failed src={file.src} />}
    </>
  )
}

function Failed({ src }: { src: string }): ReactNode {
  const t = useTexts<typeof videoTexts>()
  return (
    <p className="video-failed" role="alert">
      {t('cannotPlay')}{' '}
      <a href={src} download>
        {t('download')}
      </a>
    </p>
  )
}

/** For who has no script. The browser's copy of a picture says nothing about it: what the server wrote stays. */
function posterUrl(image: ResolvedImage): string | undefined {
  if (!image.id) return undefined
  const width = widthAtLeast(image, 1280)
  return width ? imageUrl(image.id, width, 'webp') : originalUrl(image.id)
}
