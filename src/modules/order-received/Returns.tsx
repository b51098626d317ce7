import { formatDate } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import type { OrderView, ReturnsView } from '#shop/schema'
import type { RefusedReturn } from './load.server.ts'
import type { texts } from './texts.ts'

/** Requested returns with their state, and the form that requests one. */
export function Returns({
  id,
  title,
  order,
  returns: { returns, returnable, until },
  refused,
}: {
  id: string
  title: string
  order: OrderView
  returns: ReturnsView
  refused: RefusedReturn | undefined
}) {
  const t = useTexts<typeof texts>()
  const { timeZone } = usePageLanguage()
  if (returns.length === 0 && returnable.length === 0) return null
  const { locale } = order.money
  const date = (at: number) => formatDate(at, { locale, timeZone })
  return (
    <section className="order-returns" id="returns">
      <h2>{title || t('returns')}</h2>
      {returns.length > 0 && (
        <ul>
          {returns.map(one => (
            <li key={one.id}>
              {one.lines.map(line => `${line.name} × ${line.quantity}`).join(', ')}
              <small>
                {t(`returnState.${one.state}`)} · {date(one.createdAt)}
              </small>
              {one.answer && <p>{one.answer}</p>}
            </li>
          ))}
        </ul>
      )}
      {returnable.length > 0 && (
        <form method="post" action="#returns">
          <ActionField node={id} name="requestReturn" />
          <p>{until !== undefined && t('returnUntil', { date: date(until - 1) })}</p>
          <input type="hidden" name="order" value={order.number} />
          <input type="hidden" name="key" value={order.key} />
          {refused && (
            <p className="field-error" id="return-error" role="alert">
              {t(`returnRefused.${refused.reason}`)}
            </p>
          )}
          <fieldset>
            <legend>{t('returnItems')}</legend>
            {returnable.map(line => (
              <div className="field" key={line.lineId}>
                <label htmlFor={`return-${line.lineId}`}>
                  {line.name} <small>{t('returnAtMost', { quantity: line.quantity })}</small>
                </label>
                <input
                  id={`return-${line.lineId}`}
                  className="input"
                  type="number"
                  name={`quantity-${line.lineId}`}
                  min={0}
                  max={line.quantity}
                  inputMode="numeric"
                  defaultValue={refused?.quantities[line.lineId] ?? '0'}
                />
              </div>
            ))}
          </fieldset>
          <div className="field">
            <label htmlFor="return-reason">{t('returnReason')}</label>
            <textarea
              id="return-reason"
              className="input"
              name="reason"
              rows={3}
              maxLength={1000}
              required
              defaultValue={refused?.text ?? ''}
              aria-invalid={refused?.reason === 'return-reason-missing' || undefined}
              aria-describedby={refused ? 'return-error' : undefined}
            />
          </div>
          <button className="button" type="submit">
            {t('requestReturn')}
          </button>
        </form>
      )}
    </section>
  )
}
