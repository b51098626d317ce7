import { useEffect, useRef, useState } from 'react'
import { Icon, type ModuleProps, Picture, ServerHtml, useTexts } from '#module-kit/client'
import { isBuilding } from '#visitor/client'
import { newSecret } from './embed-message.ts'
import type { Props } from './props.ts'
import { type Embedded, embeddedOf } from './providers.ts'
import type { texts } from './texts.ts'
import { useEmbedMessages } from './use-embed-messages.ts'

const SIZES = '(min-width: 1328px) 1200px, 92vw'

/** EM-1: what others offer, in a frame that is asked for by a press alone. Without script it is a link. */
export function Embed(props: ModuleProps<typeof Props>) {
  const { root, url, name, poster, caption, layout } = props
  const t = useTexts<typeof texts>()
  const embedded = embeddedOf(props)
  const [isAsked, setAsked] = useState(false)
  if (!embedded) {
    return (
      <div {...root} data-empty="">
        {url && <p className="embed-unknown">{t('unknown')}</p>}
      </div>
    )
  }
  const { provider } = embedded
  return (
    <figure {...root} data-layout={layout}>
      <div className="embed-frame" data-ratio={embedded.ratio ? '' : undefined}>
        {isAsked ? (
          <EmbeddedFrame embedded={embedded} title={name || t('contentOf', { provider })} />
        ) : (
          <div className="embed-ask">
            {poster && <Picture image={poster} sizes={SIZES} className="embed-poster" />}
            <div className="embed-words">
              {name && <p className="embed-name">{name}</p>}
              <button
                type="button"
                className="button embed-load"
                onClick={() => !isBuilding() && setAsked(true)}
              >
                <Icon name="play" /> {t('load', { provider })}
              </button>
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

function EmbeddedFrame({ embedded, title }: { embedded: Embedded; title: string }) {
  const { src, speaks, heightPx } = embedded
  const frame = useRef<HTMLIFrameElement>(null)
  const [secret] = useState(() => (speaks ? newSecret() : ''))
  const wanted = useEmbedMessages(frame, secret) ?? heightPx

  useEffect(() => {
    // The button that had the focus is gone.
    frame.current?.focus({ preventScroll: true })
  }, [])

  return (
    <iframe
      ref={frame}
      className="embed-content"
      src={secret ? `${src}#?secret=${secret}` : src}
      title={title}
      // A post of somebody else's site: it may run what it needs, and neither reach nor leave the page.
      sandbox={speaks ? 'allow-scripts' : undefined}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      style={wanted ? { blockSize: `${wanted}px` } : undefined}
      onLoad={() =>
        secret && frame.current?.contentWindow?.postMessage({ message: 'ready', secret }, '*')
      }
    />
  )
}
