import { useTexts } from '#module-contract'
import type { OrderView } from '#shop/schema'
import type { texts } from './texts.ts'

/** Leads to the page that pays the order (behavior §14). */
export function Unpaid({ order, path }: { order: OrderView; path: string }) {
  const t = useTexts<typeof texts>()
  const isFailed = order.status === 'failed'
  return (
    <div className="order-unpaid">
      <p className="notice" data-kind={isFailed ? 'error' : undefined}>
        {t(isFailed ? 'paymentFailed' : 'paymentPending')}
      </p>
      <a className="button" href={path}>
        {t('pay')}
      </a>
    </div>
  )
}
