import { type ModuleProps, ServerHtml, usePageLanguage, useTexts } from '#module-contract/client'
import { Icon } from '#ui/client'
import type { HoursData } from './describe-hours.ts'
import type { Props } from './props.ts'
import { Status } from './Status.tsx'
import type { texts } from './texts.ts'
import { useStatus } from './use-status.ts'

/** Opening hours; the script shows the current status in the place's time zone. */
export function OpeningHours(props: ModuleProps<typeof Props, HoursData | undefined>) {
  const { root, data, title, level: Level, layout, status } = props
  const t = useTexts<typeof texts>()
  const { timeZone } = usePageLanguage()
  const current = useStatus(props, timeZone, status)
  const weekday = current && new Date(current.now).getUTCDay()

  const week = (
    <dl className="opening-hours-week">
      {data?.rows.map((row, index) => (
        <div
          key={index}
          className="opening-hours-day"
          data-today={row.weekdays.some(day => day === weekday) ? '' : undefined}
        >
          <ServerHtml as="dt">{row.label}</ServerHtml>
          <Times hours={row.hours} />
        </div>
      ))}
    </dl>
  )
  return (
    <div {...root} data-layout={layout}>
      {title && (
        <ServerHtml as={Level} className="opening-hours-title">
          {title}
        </ServerHtml>
      )}
      {status && <Status current={current} />}
      {layout === 'compact' ? (
        <details className="opening-hours-details">
          <summary className="disclosure-summary">
            {t('allHours')}
            <Icon name="chevron-down" />
          </summary>
          {week}
        </details>
      ) : (
        week
      )}
      {data && data.exceptions.length > 0 && (
        <dl className="opening-hours-exceptions">
          {data.exceptions.map((row, index) => (
            <div key={index} className="opening-hours-day">
              <dt>
                <ServerHtml>{row.label}</ServerHtml>
                {row.note && <ServerHtml className="opening-hours-note">{row.note}</ServerHtml>}
              </dt>
              <Times hours={row.hours} />
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Times({ hours }: { hours: string[] }) {
  const t = useTexts<typeof texts>()
  if (hours.length === 0) return <dd className="opening-hours-closed">{t('closed')}</dd>
  return hours.map((one, index) => (
    <ServerHtml as="dd" key={index}>
      {one}
    </ServerHtml>
  ))
}
