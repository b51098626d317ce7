import { BackgroundVideo } from '#media-ui/client'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { ButtonLink, Icon, Picture } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const SIZES = {
  cover: { full: '100vw', page: '(min-width: 1328px) 1200px, 92vw' },
  beside: {
    full: '(min-width: 768px) 50vw, 100vw',
    page: '(min-width: 1328px) 600px, (min-width: 768px) 46vw, 92vw',
  },
  below: { full: '100vw', page: '(min-width: 1328px) 1200px, 92vw' },
}

/** FH-1: page introduction. An island only with a background video. */
export function Hero(props: ModuleProps<typeof Props>) {
  const { root, title, subtitle, body, buttons, logo, image, video, level: Level } = props
  const { layout, width, height, align, place } = props
  const t = useTexts<typeof texts>()
  const hasMedia = Boolean(image || video)
  // The video's poster is used where it cannot play.
  const picture = image ?? video?.poster
  const isOnImage = hasMedia && layout === 'cover'
  return (
    <div
      {...root}
      data-layout={hasMedia ? layout : 'plain'}
      data-width={width}
      data-height={height}
      data-align={align}
      data-place={place}
    >
      <div
        className={isOnImage ? 'hero-frame on-image' : 'hero-frame'}
        data-tone={isOnImage ? props.tone : undefined}
        style={isOnImage ? ({ '--veil': `${props.overlay}%` } as object) : undefined}
      >
        {hasMedia && (
          <div className="hero-media">
            {picture && (
              <Picture
                className="hero-picture"
                image={picture}
                phone={props.phoneImage}
                sizes={SIZES[layout][width]}
                priority={props.priority}
              />
            )}
            {video && <BackgroundVideo file={video} isStill={isInBuilder} />}
          </div>
        )}
        <div className="hero-words">
          {logo && <Picture className="hero-logo" image={logo} sizes="240px" priority />}
          {title && (
            <ServerHtml as={Level} className="hero-title">
              {title}
            </ServerHtml>
          )}
          <div className="hero-more">
            {subtitle && (
              <ServerHtml as="p" className="hero-subtitle">
                {subtitle}
              </ServerHtml>
            )}
            {body && <ServerHtml as="div" className="hero-body" html={body} />}
            {buttons.length > 0 && (
              <div className="hero-buttons">
                {buttons.map(({ label, ...button }, index) => (
                  <ButtonLink
                    key={index}
                    {...button}
                    label={label ? <ServerHtml>{label}</ServerHtml> : t('readMore')}
                  />
                ))}
              </div>
            )}
          </div>
        </div>
        {props.scrollDown && (
          <a className="hero-scroll" href={`#${root.id}-end`}>
            <span className="hero-scroll-word">{t('scrollDown')}</span>
            <Icon name="chevron-down" className="hero-scroll-icon" />
          </a>
        )}
      </div>
      {props.scrollDown && <span id={`${root.id}-end`} data-section-end="" />}
    </div>
  )
}
