import { useTexts } from '#module-contract'
import type { OrderView } from '#shop/schema'
import type { texts } from './texts.ts'

/** Invoice and credit notes as PDF. */
export function Invoices({ order, title }: { order: OrderView; title: string }) {
  const t = useTexts<typeof texts>()
  if (order.invoices.length === 0) return null
  return (
    <section className="order-invoices">
      <h2>{title || t('invoices')}</h2>
      <ul>
        {order.invoices.map(({ id, kind, number, path }) => (
          <li key={id}>
            <a href={path} rel="nofollow">
              {t(kind === 'invoice' ? 'invoiceFile' : 'creditNoteFile', { number })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
