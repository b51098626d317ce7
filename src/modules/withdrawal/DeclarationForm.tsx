import { formatDate } from '#base'
import { ActionField, usePageLanguage, useTexts } from '#module-contract'
import { WITHDRAWAL_LENGTHS, type WithdrawnOrder } from '#shop/schema'
import { FormField, Honeypot, inputAttributes } from '#ui'
import { type EnteredForm, type FieldName, fieldOf } from './form.ts'
import type { WithdrawalData } from './load.server.ts'
import type { texts } from './texts.ts'

/** First step: who withdraws from which contract. */
export function DeclarationForm({ id, data }: { id: string; data: WithdrawalData }) {
  const t = useTexts<typeof texts>()
  const { form, problems, order, number, key, refused, wait } = data
  const errorOf = (field: FieldName) => {
    const problem = problems.find(one => fieldOf(one) === field)
    return problem && t(`problem.${problem}`)
  }
  const text = (name: 'name' | 'contract' | 'email', more: object) => {
    const error = errorOf(name)
    const fieldId = `${id}-${name}`
    return (
      <FormField id={fieldId} label={t(name)} error={error}>
        <input
          {...inputAttributes({ id: fieldId, error, isRequired: true })}
          name={name}
          maxLength={WITHDRAWAL_LENGTHS[name]}
          defaultValue={form[name]}
          {...more}
        />
      </FormField>
    )
  }
  return (
    <form method="post" className="withdrawal-form" noValidate>
      <ActionField node={id} name="withdraw" />
      {key && <input type="hidden" name="order" value={order?.number ?? number ?? ''} />}
      {key && <input type="hidden" name="key" value={key} />}
      {refused === 'too-often' && (
        <p className="field-error" role="alert">
          {t('refused.too-often', { seconds: wait ?? 0 })}
        </p>
      )}
      {problems.length > 0 && (
        <div className="notice" data-kind="error" role="alert">
          <p>{t('problems')}</p>
          <ul>
            {problems.map(problem => (
              <li key={problem}>
                <a href={`#${id}-${fieldOf(problem)}`}>{t(`problem.${problem}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {text('name', { autoComplete: 'name' })}
      {order ? (
        <p>
          {t('contract')}: <strong>{order.number}</strong>
        </p>
      ) : (
        text('contract', {})
      )}
      {order && <Period order={order} />}
      <Scope id={id} form={form} order={order} error={errorOf('items')} />
      {text('email', { type: 'email', autoComplete: 'email', dir: 'auto' })}
      <Honeypot id={`${id}-extra`} label={t('leaveEmpty')} />
      <button className="button" type="submit" name="step" value="review">
        {t('continue')}
      </button>
    </form>
  )
}

/** Whether the period is over, and excluded items. */
function Period({ order: { until, isLate, excluded } }: { order: WithdrawnOrder }) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  const date = until === undefined ? '' : formatDate(until - 1, { locale, timeZone })
  return (
    <>
      {until !== undefined && <p>{t(isLate ? 'late' : 'until', { date })}</p>}
      {excluded.length > 0 && <p>{t('excluded', { items: excluded.join(', ') })}</p>}
    </>
  )
}

/** The whole contract, or some items of it. */
function Scope({
  id,
  form,
  order,
  error,
}: {
  id: string
  form: EnteredForm
  order: WithdrawnOrder | undefined
  error: string | undefined
}) {
  const t = useTexts<typeof texts>()
  const choice = (value: EnteredForm['scope']) => (
    <label className="check">
      <input type="radio" name="scope" value={value} defaultChecked={form.scope === value} />
      <span>{t(value === 'all' ? 'whole' : 'part')}</span>
    </label>
  )
  if (order && order.items.length === 0) return null
  return (
    <FormField id={`${id}-items`} label={t('from')} error={error} isGroup>
      {choice('all')}
      {choice('part')}
      {order ? (
        order.items.map((item, index) => {
          const fieldId = index === 0 ? `${id}-items` : `${id}-${item.lineId}`
          return (
            <div className="withdrawal-item" key={item.lineId}>
              <label htmlFor={fieldId}>
                {item.name} <small>{t('atMost', { quantity: item.quantity })}</small>
              </label>
              <input
                {...inputAttributes({ id: fieldId, error, isRequired: false })}
                type="number"
                name={`quantity-${item.lineId}`}
                min={0}
                max={item.quantity}
                inputMode="numeric"
                defaultValue={form.quantities[item.lineId] ?? '0'}
              />
            </div>
          )
        })
      ) : (
        <textarea
          {...inputAttributes({ id: `${id}-items`, error, isRequired: false })}
          name="items"
          rows={3}
          maxLength={WITHDRAWAL_LENGTHS.items}
          aria-label={t('part')}
          defaultValue={form.items}
        />
      )}
    </FormField>
  )
}
