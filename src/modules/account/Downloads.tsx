import { usePageLanguage, useTexts } from '#module-contract'
import { type CustomerDownload, downloadLimits } from '#shop/schema'
import type { PartProps } from './account-data.ts'
import type { texts } from './texts.ts'

const REASONS = {
  waiting: 'downloadsWaiting',
  expired: 'downloadExpired',
  'used-up': 'downloadUsedUp',
} as const

/** Files of all orders with their limits. */
export function Downloads({ data: { downloads }, title }: Omit<PartProps, 'id'>) {
  const t = useTexts<typeof texts>()
  return (
    <section className="account-downloads">
      <h2>{title || t('downloads')}</h2>
      {downloads.length === 0 && <p>{t('noDownloads')}</p>}
      <ul>
        {downloads.map(download => (
          <li key={download.id}>
            <div>
              <strong>{download.name}</strong>
              <small>
                {download.product} · {t('orderNumber', { number: String(download.orderNumber) })}
              </small>
              <Limits download={download} />
            </div>
            {download.state === 'ready' && (
              <form method="post" action={download.path}>
                <button
                  className="button"
                  data-style="outline"
                  type="submit"
                  aria-label={t('downloadFile', { name: download.name })}
                >
                  {t('download')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Limits({ download }: { download: CustomerDownload }) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const { state } = download
  if (state === 'ended') return null
  const text =
    state === 'ready' ? downloadLimits(download, t, { locale, timeZone }) : t(REASONS[state])
  return text ? <small>{text}</small> : null
}
