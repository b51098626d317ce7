import { useTexts } from '#module-contract'
import { addressLines, type OrderView } from '#shop/schema'
import type { texts } from './texts.ts'

type Address = OrderView['shipping']

/** Billing and shipping addresses. */
export function Addresses({ order }: { order: OrderView }) {
  const t = useTexts<typeof texts>()
  return (
    <div className="order-addresses">
      <section>
        <h2>{t('billing')}</h2>
        <AddressLines address={order.billing} locale={order.money.locale} />
        {order.vatId && <p>{t('vatId', { number: order.vatId.number })}</p>}
        <p>
          <bdi>{order.billing.phone}</bdi>
        </p>
        <p>{order.billing.email}</p>
      </section>
      {order.needsShipping && (
        <section>
          <h2>{t('shippingAddress')}</h2>
          <AddressLines address={order.shipping} locale={order.money.locale} />
        </section>
      )}
    </div>
  )
}

function AddressLines({ address, locale }: { address: Address; locale: string }) {
  return (
    <address>
      {addressLines(address, locale).map(line => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
