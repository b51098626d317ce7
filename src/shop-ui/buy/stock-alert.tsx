import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActionField, callAction } from '#module-contract/client'
import type { VariantView } from '#shop/client'
import { FormField, Honeypot, inputAttributes, useSending } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { BuyData, StockAlertData } from '../product-data.ts'

interface StockAlertProps {
  id: string
  data: BuyData
  alert: StockAlertData
  /** The selected variant. */
  variant: VariantView | undefined
}

const isSoldOut = (variant: VariantView) =>
  variant.stock.state === 'out-of-stock' && variant.price !== undefined

/** Form for a mail when the selected variant is back, or one of several if all are sold out. */
export function StockAlert({ id, data, alert, variant }: StockAlertProps) {
  const { texts } = alert
  const [answer, setAnswer] = useState(alert.answer)
  const { isSending, send } = useSending()
  const status = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { product } = data
  const variants = product?.stock === 'out-of-stock' ? product.variants.filter(isSoldOut) : []
  const offered = variant ? [variant].filter(isSoldOut) : variants
  const own = answer && offered.some(one => one.id === answer.variant) ? answer : undefined
  const isDone = own !== undefined && own.reason === undefined
  const hasCalled = useRef(false)

  // The answer replaces the button, and a refused address is corrected first.
  useEffect(() => {
    if (!hasCalled.current || !answer) return
    if (answer.reason === undefined) status.current?.focus()
    else if (answer.reason === 'invalid-email') input.current?.focus()
  }, [answer])

  async function ask(form: HTMLFormElement) {
    const body = new FormData(form)
    const asked = { variant: String(body.get('variant')), email: String(body.get('email')) }
    try {
      const called = await callAction<{ isConfirmed: boolean }>(id, 'alert', body)
      hasCalled.current = true
      setAnswer({ ...asked, ...(called.ok ? called.answer : { reason: called.reason }) })
    } catch {
      setAnswer({ ...asked, reason: 'failed' })
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!isInBuilder()) void send(() => ask(form))
  }

  const error = own?.reason && (texts[own.reason] ?? texts.failed)
  const fieldError = own?.reason === 'invalid-email' ? error : undefined
  const message = isDone ? (own.isConfirmed ? texts.confirmed : texts.sent) : undefined
  if (offered.length === 0) return null
  return (
    <div className="product-alert" id={`${id}-alert`}>
      <div ref={status} role="status" tabIndex={-1}>
        {message && (
          <p className="notice" data-kind="success">
            {message}
          </p>
        )}
      </div>
      {!isDone && (
        <form method="post" action={`#${id}-alert`} noValidate onSubmit={onSubmit}>
          <ActionField node={id} name="alert" />
          {offered.length === 1 ? (
            <input type="hidden" name="variant" value={offered[0]?.id} />
          ) : (
            <div className="field">
              <label htmlFor={`${id}-alert-variant`}>{texts.variant}</label>
              <select
                className="input"
                id={`${id}-alert-variant`}
                name="variant"
                defaultValue={own?.variant}
              >
                {offered.map(one => (
                  <option key={one.id} value={one.id}>
                    {Object.values(one.options).join(', ')}
                  </option>
                ))}
              </select>
            </div>
          )}
          <FormField id={`${id}-alert-email`} label={texts.title} error={fieldError}>
            <div className="product-alert-row">
              <input
                ref={input}
                {...inputAttributes({
                  id: `${id}-alert-email`,
                  error: fieldError,
                  isRequired: true,
                })}
                type="email"
                name="email"
                autoComplete="email"
                placeholder={texts.email}
                defaultValue={own?.email}
                maxLength={254}
              />
              <button
                className="button"
                data-style="outline"
                type="submit"
                aria-disabled={isSending || undefined}
              >
                {texts.button}
              </button>
            </div>
          </FormField>
          <Honeypot id={`${id}-alert-leave`} label={texts.leaveEmpty ?? ''} />
          <div role="alert">
            {error && !fieldError && (
              <p className="notice" data-kind="error">
                {error}
              </p>
            )}
          </div>
          <p className="product-alert-note">{texts.note}</p>
        </form>
      )}
    </div>
  )
}
