import { formatDate } from '#base'
import { usePageLanguage, useTexts } from '#module-contract'
import { carrierName, type OrderView } from '#shop/schema'
import type { texts } from './texts.ts'

/** Parcels on their way, with tracking. */
export function Shipments({ order, title }: { order: OrderView; title: string }) {
  const t = useTexts<typeof texts>()
  const { timeZone } = usePageLanguage()
  if (order.fulfilments.length === 0) return null
  return (
    <section className="order-shipments">
      <h2>{title || t('shipments')}</h2>
      <ul>
        {order.fulfilments.map(({ id, carrier, trackingNumber, trackingUrl, createdAt, lines }) => {
          const number = [carrierName(carrier), trackingNumber].filter(Boolean).join(' ')
          const date = formatDate(createdAt, { locale: order.money.locale, timeZone })
          return (
            <li key={id}>
              {lines.map(line => `${line.name} × ${line.quantity}`).join(', ')}
              <small>
                {t('shippedOn', { date })}{' '}
                {trackingUrl ? (
                  <a href={trackingUrl} rel="noreferrer">
                    {t('track')} <bdi>{number}</bdi>
                  </a>
                ) : (
                  <bdi>{number}</bdi>
                )}
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
