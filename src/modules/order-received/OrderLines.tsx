import { formatMoney } from '#base'
import { useTexts } from '#module-contract'
import { enteredFields, isPaid, type OrderView, type orderTotalRows } from '#shop/schema'
import { Picture } from '#ui'
import type { texts } from './texts.ts'

/** Ordered items and totals. */
export function OrderLines({
  order,
  rows,
  title,
}: {
  order: OrderView
  rows: ReturnType<typeof orderTotalRows>
  title: string
}) {
  const t = useTexts<typeof texts>()
  const { currency, locale } = order.money
  return (
    <section className="order-details">
      <h2>{title || t('details')}</h2>
      <table className="order-table">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col" className="order-amount">
              {t('subtotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(line => (
            <tr key={line.id}>
              <td>
                <div className="order-item">
                  {line.picture && <Picture image={{ ...line.picture, alt: '' }} sizes="64px" />}
                  <div>
                    {line.name} <strong>× {line.quantity}</strong>
                    {line.options.map(option => (
                      <small key={option.name}>
                        {option.name}: {option.value}
                      </small>
                    ))}
                    {isPaid(order) && line.purchaseNote && (
                      <small className="order-purchase-note">{line.purchaseNote}</small>
                    )}
                  </div>
                </div>
              </td>
              <td className="order-amount">{formatMoney(line.subtotal, currency, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rows.map(row => (
            <tr key={row.id + row.label} data-row={row.id}>
              <th scope="row">{row.label}</th>
              <td className="order-amount">
                {row.value}
                {row.note && <small>{row.note}</small>}
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
      <EnteredFields order={order} />
      {order.note && (
        <p className="order-note">
          <strong>{t('note')}</strong> {order.note}
        </p>
      )}
    </section>
  )
}

/** Gift message, and answers to the owner's own checkout fields. */
function EnteredFields({ order }: { order: OrderView }) {
  const t = useTexts<typeof texts>()
  const { giftMessage } = order
  const rows = [
    ...enteredFields(order, t),
    ...(giftMessage ? [{ label: t('giftMessage'), value: giftMessage }] : []),
  ]
  return (
    <>
      {giftMessage === '' && <p className="order-note">{t('isGift')}</p>}
      {rows.length > 0 && (
        <dl className="order-fields">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
