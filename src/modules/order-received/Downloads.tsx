import { usePageLanguage, useTexts } from '#module-contract'
import { downloadLimits, type OrderDownloadView, type OrderView } from '#shop/schema'
import type { texts } from './texts.ts'

/** Files of the order. Those of cancelled and refunded orders are not listed. */
export function Downloads({ order, title }: { order: OrderView; title: string }) {
  const t = useTexts<typeof texts>()
  const shown = order.downloads.filter(one => one.state !== 'ended')
  if (shown.length === 0) return null
  return (
    <section className="order-downloads">
      <h2>{title || t('downloads')}</h2>
      <ul>
        {shown.map(download => (
          <li key={download.id}>
            {download.state === 'ready' ? (
              <form method="post" action={download.path}>
                <button type="submit">{download.name}</button>
              </form>
            ) : (
              <span>{download.name}</span>
            )}
            <Limits download={download} order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const REASONS = {
  waiting: 'downloadsWaiting',
  expired: 'downloadExpired',
  'used-up': 'downloadUsedUp',
} as const

function Limits({ download, order }: { download: OrderDownloadView; order: OrderView }) {
  const t = useTexts<typeof texts>()
  const { timeZone } = usePageLanguage()
  const { state } = download
  if (state === 'ended') return null
  const text =
    state === 'ready'
      ? downloadLimits(download, t, { locale: order.money.locale, timeZone })
      : t(REASONS[state])
  return text ? <small>{text}</small> : null
}
