import { formatDate, formatMoney } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import { AccountPages } from './AccountPages.tsx'
import { type PartProps, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

/** Orders, newest first, with links to their pages and a button that buys them again. */
export function Orders({ id, data, title }: PartProps) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const { orders: list, view, path } = data
  const orders = list?.orders ?? []
  const isOverview = view === 'overview'
  return (
    <section className="account-orders">
      {isOverview ? <h3>{t('lastOrders')}</h3> : <h2>{title || t('orders')}</h2>}
      {orders.length === 0 && <p>{t('noOrders')}</p>}
      <ul>
        {orders.map(order => (
          <li key={order.id}>
            <div>
              <a href={order.path}>{t('orderNumber', { number: String(order.number) })}</a>
              <small>
                {formatDate(order.createdAt, { locale, timeZone })} ·{' '}
                {t('items', { count: order.quantity })}
              </small>
            </div>
            <span className="account-status">{t(`status.${order.status}`)}</span>
            <strong>{formatMoney(order.total, order.currency, locale)}</strong>
            <form method="post">
              <ActionField node={id} name="reorder" />
              <input type="hidden" name="order" value={order.number} />
              <button
                className="button"
                data-style="outline"
                type="submit"
                aria-label={t('buyAgainOrder', { number: String(order.number) })}
              >
                {t('buyAgain')}
              </button>
            </form>
          </li>
        ))}
      </ul>
      {isOverview && (list?.count ?? 0) > orders.length && (
        <a href={viewPath(path, 'orders')}>{t('allOrders')}</a>
      )}
      {!isOverview && list && <AccountPages list={list} path={path} view="orders" />}
    </section>
  )
}
