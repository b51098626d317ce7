import { useEffect, useRef, useState } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { AlwaysAllow, Icon, Picture } from '#ui/client'
import { isInBuilder, onConsent } from '#visitor/client'
import { newSecret } from './embed-message.ts'
import type { Props } from './props.ts'
import { categoryOf, type Embedded, embeddedOf } from './providers.ts'
import type { texts } from './texts.ts'
import { useEmbedMessages } from './use-embed-messages.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** EM-1: external content in a frame that loads only after a press. Without script it is a link. */
export function Embed(props: ModuleProps<typeof Props>) {
  const { root, url, name, poster, caption, layout } = props
  const t = useTexts<typeof texts>()
  const embedded = embeddedOf(props)
  const [asked, setAsked] = useState<'by-press' | 'by-consent'>()
  const category = embedded && categoryOf(embedded)
  useEffect(
    () =>
      category ? onConsent(category, () => setAsked(before => before ?? 'by-consent')) : undefined,
    [category],
  )
  if (!embedded || !category) {
    return (
      <div {...root} data-empty="">
        {url && <p className="embed-unknown">{t('unknown')}</p>}
      </div>
    )
  }
  const { provider } = embedded
  return (
    <figure {...root} data-layout={layout} data-consent-waits={category}>
      <div className="embed-frame" data-ratio={embedded.ratio ? '' : undefined}>
        {asked ? (
          <EmbeddedFrame
            embedded={embedded}
            title={name || t('contentOf', { provider })}
            takesFocus={asked === 'by-press'}
          />
        ) : (
          <div className="embed-ask">
            {poster && <Picture image={poster} sizes={SIZES} className="embed-poster" />}
            <div className="embed-words">
              {name && <p className="embed-name">{name}</p>}
              <button
                type="button"
                className="button embed-load"
                onClick={() => !isInBuilder() && setAsked('by-press')}
              >
                <Icon name="play" /> {t('load', { provider })}
              </button>
              <AlwaysAllow category={category}>{t('always')}</AlwaysAllow>
              <p className="embed-note">{t('loadsFrom', { provider })}</p>
              <a className="embed-link" href={url}>
                {t('open', { provider })}
              </a>
            </div>
          </div>
        )}
      </div>
      {caption && (
        <ServerHtml as="figcaption" className="embed-caption">
          {caption}
        </ServerHtml>
      )}
    </figure>
  )
}

function EmbeddedFrame({
  embedded,
  title,
  takesFocus,
}: {
  embedded: Embedded
  title: string
  takesFocus: boolean
}) {
  const { src, speaks, heightPx } = embedded
  const frame = useRef<HTMLIFrameElement>(null)
  const [secret] = useState(() => (speaks ? newSecret() : ''))
  const wanted = useEmbedMessages(frame, secret) ?? heightPx

  useEffect(() => {
    // The focused button was removed.
    if (takesFocus) frame.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <iframe
      ref={frame}
      className="embed-content"
      src={secret ? `${src}#?secret=${secret}` : src}
      title={title}
      // A post of another site may run scripts but cannot access or leave the page.
      sandbox={speaks ? 'allow-scripts' : undefined}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      style={wanted ? { blockSize: `${wanted}px` } : undefined}
      onLoad={() =>
        secret && frame.current?.contentWindow?.postMessage({ message: 'ready', secret }, '*')
      }
    />
  )
}
