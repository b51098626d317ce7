import { useEffect, useState } from 'react'
import { formatDate } from '#base'
import { type ModuleProps, ServerHtml, usePageLanguage, useTexts } from '#module-kit/client'
import type { CountdownData } from './load.server.ts'
import type { Props } from './props.ts'
import { remainingUnits } from './remaining.ts'
import type { texts } from './texts.ts'
import { useNow } from './use-now.ts'

/** CD-1. A timer is read when it is visited, not announced with every second. */
export function Countdown({
  root,
  data,
  title,
  endsAt,
  endText,
  level: Heading,
  date,
  align,
}: ModuleProps<typeof Props, CountdownData | undefined>) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const now = useNow(endsAt, data?.now)
  const [end, setEnd] = useState(data?.end ?? '')
  // Words of the server's time zone first, then of the visitor's.
  useEffect(() => setEnd(formatDate(endsAt, { locale, timeZone: '' }, 'moment')), [endsAt, locale])
  const over = now >= endsAt

  return (
    <div {...root} data-state={over ? 'over' : 'counting'} data-align={align}>
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
        {remainingUnits(endsAt, now).map(unit => (
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
      <p className="countdown-date" data-date={date}>
        <time dateTime={new Date(endsAt).toISOString()}>{end}</time>
      </p>
    </div>
  )
}
