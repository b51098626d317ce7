import { formatMoney } from '#base'
import { useTexts } from '#module-contract/client'
import { orderTotalRows } from '#shop/client'
import type { KnownOrder } from './known-order.ts'
import type { texts } from './texts.ts'

/** Items and totals of the order, and the balance. */
export function PayLines({ view: { order } }: { view: KnownOrder }) {
  const t = useTexts<typeof texts>()
  const amount = (minor: number) => formatMoney(minor, order.money.currency, order.money.locale)
  return (
    <table className="order-pay-lines">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('subtotal')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(line => (
          <tr key={line.id}>
            <td>
              {line.name} <strong>× {line.quantity}</strong>
              {line.options.map(option => (
                <small key={option.name}>
                  {option.name}: {option.value}
                </small>
              ))}
            </td>
            <td>{amount(line.subtotal)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {orderTotalRows(order, t).map(row => (
          <tr key={row.id + row.label} data-row={row.id}>
            <th scope="row">{row.label}</th>
            <td>
              {row.value}
              {row.note && <small>{row.note}</small>}
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
