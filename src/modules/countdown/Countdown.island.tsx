import { useEffect, useRef, useState } from 'react'
import { formatDate } from '#base'
import { type ModuleProps, ServerHtml, usePageLanguage, useTexts } from '#module-contract/client'
import { isInBuilder, onNear } from '#visitor/client'
import { isElsewhere } from './is-elsewhere.ts'
import type { CountdownData } from './load.server.ts'
import type { Props } from './props.ts'
import { remainingUnits } from './remaining.ts'
import type { texts } from './texts.ts'
import { useCount } from './use-count.ts'

/** Anywhere on the page, but not inside closed elements such as popups. */
const ANYWHERE_PX = 1_000_000

/** CD-1. The timer is readable but not announced every second. */
export function Countdown({
  root,
  data,
  title,
  counts,
  endsAt,
  hours,
  endText,
  redirect,
  level: Heading,
  style,
  date,
  align,
}: ModuleProps<typeof Props, CountdownData | undefined>) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const { end, now } = useCount(root.id, { counts, endsAt, hours }, data?.now)
  // First in the server's time zone, then in the visitor's. A visitor's own end is known only in
  // the browser.
  const [words, setWords] = useState(data?.end ?? '')
  const isKnown = now > 0 && end > 0
  useEffect(() => {
    if (isKnown) setWords(formatDate(end, { locale, timeZone: '' }, 'moment'))
  }, [end, isKnown, locale])
  const over = now >= end
  const box = useRef<HTMLDivElement>(null)
  const leadsTo = over ? redirect?.href : undefined
  useEffect(() => {
    if (!leadsTo || !box.current || isInBuilder() || !isElsewhere(leadsTo, location.href)) return
    // `replace`, so that Back leads to the page before.
    return onNear(box.current, ANYWHERE_PX, () => location.replace(leadsTo))
  }, [leadsTo])

  return (
    <div
      {...root}
      ref={box}
      data-state={over ? 'over' : 'counting'}
      data-counts={counts === 'visit' ? counts : undefined}
      data-align={align}
      data-style={style === 'plain' ? undefined : style}
    >
      {title && (
        <ServerHtml as={Heading} className="countdown-title" id={`${root.id}-title`}>
          {title}
        </ServerHtml>
      )}
      <div
        className="countdown-units"
        role="timer"
        aria-live="off"
        aria-labelledby={title ? `${root.id}-title` : undefined}
        aria-label={title ? undefined : t('timeLeft')}
      >
        {remainingUnits(end, now).map(unit => (
          <span
            key={unit.name}
            className="countdown-unit"
            data-unit={unit.name}
            data-zero={unit.zero ? '' : undefined}
          >
            <span className="countdown-value">{unit.digits}</span>{' '}
            <span className="countdown-label">{t(unit.name, { count: unit.value })}</span>
            <span className="countdown-short">{t(`${unit.name}Short`)}</span>
          </span>
        ))}
      </div>
      {endText && (
        <ServerHtml as="p" className="countdown-end" hidden={!over}>
          {endText}
        </ServerHtml>
      )}
      {leadsTo && (
        <p>
          <a href={leadsTo}>{t('goOn')}</a>
        </p>
      )}
      {words && (
        <p className="countdown-date" data-date={date}>
          <time dateTime={new Date(end).toISOString()}>{words}</time>
        </p>
      )}
    </div>
  )
}
