import { useEffect, useState } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { Anchor, Carousel, Icon } from '#ui/client'
import { isInBuilder, onModuleState } from '#visitor/client'
import { HIDE_SCRIPT, rememberDismissed } from './dismissed.ts'
import type { AnnouncementData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type BarProps = ModuleProps<typeof Props, AnnouncementData | undefined>

/** Current announcements, one at a time (APG Carousel). Dismissed ones stay hidden. */
export function AnnouncementBar(props: BarProps) {
  const { root, data, messages, layout, tone, dismissible, auto, delayMs } = props
  const t = useTexts<typeof texts>()
  const [isDismissed, setDismissed] = useState(false)
  const everything = useEverything()
  const shown = messages.filter((_, index) => everything || data?.shown.includes(index))

  function dismiss() {
    if (isInBuilder()) return
    rememberDismissed(data?.key ?? '')
    setDismissed(true)
    // The focused button was removed.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  if (shown.length === 0) return <div {...root} hidden />
  const [first] = shown
  return (
    <div
      {...root}
      data-layout={layout}
      data-tone={tone}
      data-key={data?.key}
      data-dismissed={isDismissed ? '' : undefined}
      suppressHydrationWarning
    >
      {dismissible && <script dangerouslySetInnerHTML={{ __html: HIDE_SCRIPT }} />}
      <div className="announcement-bar-inner">
        {shown.length === 1 && first ? (
          <section className="announcement-bar-single" aria-label={t('announcement')}>
            <Message {...first} />
          </section>
        ) : (
          <Carousel
            root={{ id: `${root.id}-messages`, className: 'announcement-bar-messages' }}
            label={t('announcement')}
            slides={shown.map(message => ({ content: <Message {...message} /> }))}
            dots={false}
            auto={auto}
            delayMs={delayMs}
            isStill={isInBuilder}
            onModuleState={onModuleState}
            isTabStop={shown.every(message => !message.link)}
          />
        )}
        {dismissible && (
          <button type="button" className="announcement-bar-dismiss" onClick={dismiss}>
            <Icon name="close" />
            <span className="visually-hidden">{t('dismiss')}</span>
          </button>
        )}
      </div>
    </div>
  )
}

function Message({ text, linkText, link, icon }: BarProps['messages'][number]) {
  return (
    <div className="announcement-bar-message">
      <p>
        {icon && <Icon icon={icon} className="announcement-bar-icon" />}
        <ServerHtml>{text}</ServerHtml>
      </p>
      {link && linkText && (
        <Anchor link={link} className="announcement-bar-link">
          <ServerHtml>{linkText}</ServerHtml>
        </Anchor>
      )}
    </div>
  )
}

/** In the builder, announcements of other dates are shown too. */
function useEverything(): boolean {
  const [everything, setEverything] = useState(false)
  useEffect(() => setEverything(isInBuilder()), [])
  return everything
}
