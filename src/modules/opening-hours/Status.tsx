import { dateTimeFormat } from '#base'
import { usePageLanguage, useTexts } from '#module-contract/client'
import { dayOf, type Status as HoursStatus } from './hours.ts'
import type { texts } from './texts.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY

/** “Open now, closes at 18:00”. Its line is reserved, so that nothing moves. */
export function Status({ current }: { current: { status: HoursStatus; now: number } | undefined }) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  if (!current) return <p className="opening-hours-status" />

  const { status, now } = current
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at)
  const timeOf = (at: number) => format(at, { timeStyle: 'short' })

  function next(): string {
    if (status.isOpen) return status.until ? t('closesAt', { time: timeOf(status.until) }) : ''
    const at = status.opensAt
    if (at === undefined) return ''
    const ahead = dayOf(at) - dayOf(now)
    if (ahead === 0) return t('opensAt', { time: timeOf(at) })
    if (ahead === DAY) return t('opensTomorrow', { time: timeOf(at) })
    const isSoon = ahead < WEEK
    const day = format(at, isSoon ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
    return t('opensOn', { day, time: timeOf(at) })
  }

  return (
    <p className="opening-hours-status" data-state={status.isOpen ? 'open' : 'closed'}>
      <span className="opening-hours-now">{t(status.isOpen ? 'openNow' : 'closedNow')}</span>{' '}
      <span className="opening-hours-next">{next()}</span>
    </p>
  )
}
