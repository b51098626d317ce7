import { type ModuleProps, useTexts } from '#module-contract'
import { toPopupName } from '#pages/schema'
import { Icon } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type PopupProps = ModuleProps<typeof Props>

/**
 * Popup dialog (APG Dialog) or bar. Sent closed; `visitor/popups` opens it. Without script a link
 * to its name shows it in place.
 */
export function Popup(props: PopupProps) {
  const { root, kind, title, content: Content } = props
  const t = useTexts<typeof texts>()
  const name = toPopupName(props.name)
  const Frame = kind === 'bar' ? 'section' : 'dialog'
  return (
    <Frame
      {...root}
      {...rulesOf(props)}
      data-popup={name || root.id}
      data-kind={kind}
      data-place={kind === 'bar' && props.place !== 'top' ? 'bottom' : props.place}
      data-size={props.size}
      data-titled={title ? '' : undefined}
      aria-label={title || t('label')}
      tabIndex={-1}
      hidden={kind === 'bar'}
    >
      <button type="button" className="popup-close" data-popup-close="">
        <Icon name="close" />
        <span className="visually-hidden">{t('close')}</span>
      </button>
      {/* With script, links open it instead of scrolling. */}
      <noscript>
        {name && `popup-${name}` !== root.id && <span id={`popup-${name}`} />}
        <a className="popup-close" href="#content">
          <Icon name="close" />
          <span className="visually-hidden">{t('close')}</span>
        </a>
      </noscript>
      <Content className="popup-modules" />
    </Frame>
  )
}

/** Read by `visitor/popups/popup-rules.ts`. */
function rulesOf({ trigger, at, currency, frequency, times, visitors, stopsWhenSent }: PopupProps) {
  const of = trigger === 'cart' && currency ? ` ${currency.toUpperCase()}` : ''
  const counts = frequency === 'days' || frequency === 'closed'
  return {
    'data-trigger': trigger === 'click' || trigger === 'exit' ? trigger : `${trigger} ${at}${of}`,
    'data-frequency': counts ? `${frequency} ${times}` : frequency,
    'data-visitors': visitors === 'all' ? undefined : visitors,
    'data-stops': stopsWhenSent ? '' : undefined,
  }
}
