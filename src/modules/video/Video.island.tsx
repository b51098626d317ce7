import { useEffect, useRef, useState } from 'react'
import {
  Icon,
  imageUrl,
  type ModuleProps,
  originalUrl,
  Picture,
  type ResolvedImage,
  ServerHtml,
  useMotionLock,
  usePageLanguage,
  useTexts,
  widthAtLeast,
} from '#module-kit/client'
import { isBuilding } from '#visitor/client'
import type { Props } from './props.ts'
import { playingUrl, toEmbed } from './providers.ts'
import type { texts } from './texts.ts'

/** VO-1: the image over a video fades out in this time. */
const FADE_MS = 500
const SIZES = '(min-width: 1328px) 1200px, 92vw'

/**
 * A video with the browser's controls, or one of a provider that is asked for it by a press alone. Without script the
 * controls are there at once, and a provider's video is a link.
 */
export function Video(props: ModuleProps<typeof Props>) {
  const { root, file, poster, name, caption, captions, loop, layout } = props
  const t = useTexts<typeof texts>()
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

  function start() {
    if (!isBuilding()) fade.run(() => setStarted(true))
  }

  const canPlay = file || embed
  const isCovered = canPlay && (poster || embed) && (!isStarted || fade.moving)
  return (
    <figure {...root} data-layout={layout}>
      <div className="video-frame">
        {file && (
          // biome-ignore lint/a11y/useMediaCaption: its owner says whether there are any
          <video
            ref={video}
            className="video-player"
            controls
            playsInline
            loop={loop}
            preload={poster ? 'none' : 'metadata'}
            poster={poster ? posterUrl(poster) : undefined}
            aria-label={label}
            suppressHydrationWarning
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
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        )}
        {!canPlay && poster && <Picture image={poster} sizes={SIZES} className="video-poster" />}
        {isCovered && (
          <div
            className="video-overlay"
            data-state={isStarted ? 'leaving' : 'shown'}
            inert={isStarted}
          >
            {poster && <Picture image={poster} sizes={SIZES} className="video-poster" />}
            <button
              type="button"
              className="video-play"
              aria-label={name ? t('playNamed', { name }) : t('play')}
              onClick={start}
            >
              <span className="video-sign">
                <Icon name="play" />
                {layout === 'corner' && <span>{t('play')}</span>}
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
      {file && hasFailed && (
        <p className="video-failed" role="alert">
          {t('cannotPlay')}{' '}
          <a href={file.src} download>
            {t('download')}
          </a>
        </p>
      )}
      {caption && (
        <ServerHtml as="figcaption" className="video-caption">
          {caption}
        </ServerHtml>
      )}
    </figure>
  )
}

/** For who has no script. The browser's copy of a picture says nothing about it: what the server wrote stays. */
function posterUrl(image: ResolvedImage): string | undefined {
  if (!image.id) return undefined
  const width = widthAtLeast(image, 1280)
  return width ? imageUrl(image.id, width, 'webp') : originalUrl(image.id)
}
