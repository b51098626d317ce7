import { useRef, useState } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { Icon, NetworkLink, NetworkList, useEnhanced } from '#ui/client'
import type { ShareData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { useCopy } from './use-copy.ts'

/** Share links. Nothing is loaded from a network. */
export function ShareLinks({
  root,
  data,
  title,
  items,
  native,
  copy,
  style,
  shape,
  show,
  layout,
  align,
  brand,
}: ModuleProps<typeof Props, ShareData>) {
  const t = useTexts<typeof texts>()
  const enhanced = useEnhanced()
  const field = useRef<HTMLInputElement>(null)
  const copying = useCopy(data.address, field)
  const [isSharing, setSharing] = useState(false)
  const hasMenu = enhanced && native !== 'never' && typeof navigator.share === 'function'

  async function share() {
    if (isSharing) return
    setSharing(true)
    try {
      await navigator.share({ title: document.title, url: data.address })
    } catch (error) {
      // The visitor cancelled the share menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copying.copy()
    } finally {
      setSharing(false)
    }
  }

  return (
    <div {...root} data-layout={layout} data-align={align}>
      {title && (
        <ServerHtml as="p" className="share-title">
          {title}
        </ServerHtml>
      )}
      <NetworkList
        label={t('sharePage')}
        show={show}
        layout={layout}
        style={style}
        shape={shape}
        align={align}
        isBranded={brand}
      >
        {hasMenu && (
          <li>
            <button type="button" className="network-link share-menu" onClick={share}>
              {show !== 'words' && <Icon name="share" />}
              {t('share')}
            </button>
          </li>
        )}
        {!(hasMenu && native === 'instead') &&
          items.map(({ network }, index) => (
            <li key={index}>
              <NetworkLink
                network={network}
                link={{ href: data.links[index] ?? '#', blank: network.id !== 'email' }}
                icon={show === 'words' ? null : network.icon}
                isNamed={show !== 'icons'}
                rel="nofollow"
              />
            </li>
          ))}
        {enhanced && copy && (
          <li>
            <button type="button" className="network-link" onClick={copying.copy}>
              {show !== 'words' && <Icon name={copying.state === 'copied' ? 'check' : 'link'} />}
              <span className={show === 'icons' ? 'visually-hidden' : undefined}>
                {t('copyLink')}
              </span>
            </button>
          </li>
        )}
      </NetworkList>
      {enhanced && (
        <p className="share-status" role="status">
          {copying.state === 'copied' && t('copied')}
          {copying.state === 'failed' && t('copyByHand')}
        </p>
      )}
      {copying.state === 'failed' && (
        <input
          className="input share-address"
          aria-label={t('pageAddress')}
          dir="ltr"
          readOnly
          value={data.address}
          ref={field}
        />
      )}
    </div>
  )
}
