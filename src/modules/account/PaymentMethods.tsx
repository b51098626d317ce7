import { ActionField, useTexts } from '#module-contract'
import type { SavedMethod } from '#shop/schema'
import { type PartProps, viewPath } from './account-data.ts'
import { brandName } from './brand-name.ts'
import type { texts } from './texts.ts'

/** Payment methods that the customer saved at providers. New ones are saved while paying. */
export function PaymentMethods({ id, data, title }: PartProps) {
  const t = useTexts<typeof texts>()
  const { savedMethods } = data
  const action = viewPath(data.path, 'payment-methods')
  const isComplete = savedMethods.every(({ saved }) => saved !== undefined)
  const isEmpty = savedMethods.every(({ saved = [] }) => saved.length === 0)
  return (
    <section className="account-devices">
      <h2>{title || t('payment-methods')}</h2>
      <p>{t('methodsIntro')}</p>
      {!isComplete && (
        <div className="notice" data-kind="error">
          <p>{t('methodsNotLoaded')}</p>
          <a href={action}>{t('tryAgain')}</a>
        </div>
      )}
      {isComplete && isEmpty && <p className="account-hint">{t('noMethods')}</p>}
      {!isEmpty && (
        <ul>
          {savedMethods.flatMap(({ method, saved = [] }) =>
            saved.map(one => (
              <li key={one.id}>
                <MethodName saved={one} />
                <form method="post" action={action}>
                  <ActionField node={id} name="remove-method" />
                  <input type="hidden" name="method" value={method} />
                  <input type="hidden" name="id" value={one.id} />
                  <button
                    className="button"
                    data-style="quiet"
                    type="submit"
                    aria-label={t('removeMethodOf', {
                      name: `${brandName(one.brand)} ${one.last4}`.trim(),
                    })}
                  >
                    {t('removeMethod')}
                  </button>
                </form>
              </li>
            )),
          )}
        </ul>
      )}
    </section>
  )
}

function MethodName({ saved: { brand, last4, expires } }: { saved: SavedMethod }) {
  const t = useTexts<typeof texts>()
  return (
    <div>
      <strong>
        {brandName(brand)} {last4 && t('endsIn', { digits: last4 })}
      </strong>
      {expires && (
        <small>
          {t('expires', {
            month: String(expires.month).padStart(2, '0'),
            year: String(expires.year),
          })}
        </small>
      )}
    </div>
  )
}
