import { formatDate, formatMoney } from '#base'
import { usePageLanguage, useTexts } from '#module-contract'
import type { OrderView } from '#shop/schema'
import type { texts } from './texts.ts'

export function Overview({ order }: { order: OrderView }) {
  const t = useTexts<typeof texts>()
  const { currency, locale } = order.money
  const { timeZone } = usePageLanguage()
  const date = formatDate(order.createdAt, { locale, timeZone })
  const facts = [
    [t('number'), String(order.number)],
    [t('date'), date],
    [t('email'), order.email],
    [t('total'), formatMoney(order.totals.total, currency, locale)],
    ...(order.paid > 0 && order.paid < order.totals.total
      ? [[t('due'), formatMoney(order.totals.total - order.paid, currency, locale)]]
      : []),
    [t('paymentMethod'), order.payment.title],
  ]
  return (
    <dl className="order-overview">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
