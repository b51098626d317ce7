import { formatMoney } from '#base'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { hasInstructions, Instructions } from './Instructions.tsx'
import type { KnownOrder } from './known-order.ts'
import type { OrderPayData } from './load.server.ts'
import { Methods } from './Methods.tsx'
import { PayLines } from './PayLines.tsx'
import type { Props } from './props.ts'
import { Terms } from './Terms.tsx'
import type { texts } from './texts.ts'
import { usePayment } from './use-payment.ts'

/** Pays an order: a form that leads to the provider, and with script the provider's form on the page. */
export function OrderPay({ root, intro, data }: ModuleProps<typeof Props, OrderPayData>) {
  const t = useTexts<typeof texts>()
  const { view } = data
  if (view.state === 'unknown') {
    return (
      <div {...root} data-state="unknown">
        <p className="order-pay-state" role="status">
          {t('unknown')}
        </p>
      </div>
    )
  }
  const number = String(view.order.number)
  return (
    <div {...root} data-state={view.state}>
      <p className="order-pay-state" role="status">
        {view.state === 'open'
          ? intro || t('open', { number })
          : t(`state.${view.state}`, { number })}
      </p>
      {view.state === 'open' && <Instructions order={view.order} codes={data.transferCodes} />}
      {view.state === 'open' && (
        <PayForm id={root.id} view={view} problem={data.problem} chosen={data.chosen} />
      )}
      <PayLines view={view} />
      <p className="order-pay-links">
        {view.state !== 'open' && (
          <a className="button" href={view.receivedPath}>
            {t('view')}
          </a>
        )}
        {(view.state === 'expired' || view.state === 'cancelled') && (
          <a className="button" data-style="quiet" href={view.shopPath}>
            {t('shop')}
          </a>
        )}
      </p>
    </div>
  )
}

interface PayFormProps {
  id: string
  view: KnownOrder
  problem: OrderPayData['problem']
  chosen: string | undefined
}

function PayForm({ id, view, problem: posted, chosen }: PayFormProps) {
  const t = useTexts<typeof texts>()
  const state = usePayment(id, view, { posted, chosen })
  const { order, methods, due } = view
  if (methods.length === 0) {
    return hasInstructions(order) ? null : <p className="notice">{t('none')}</p>
  }
  const { currency, locale } = order.money
  const amount = formatMoney(due, currency, locale)
  const isForm = state.stage === 'form' || state.stage === 'paying'
  const isBusy = state.stage === 'loading' || state.stage === 'paying'
  const isTest = methods.some(method => method.id === state.method && method.isTest)
  const isOnline = methods.some(method => method.id === state.method && method.isOnline)
  const labels = isOnline ? t('continue') : t('order')
  return (
    <form
      className="order-pay-form"
      method="post"
      aria-busy={isBusy || undefined}
      data-step={state.stage}
      onSubmit={state.onSubmit}
    >
      <input type="hidden" name="_action" value={`${id}/pay`} />
      <input type="hidden" name="order" value={order.number} />
      <input type="hidden" name="key" value={order.key} />
      <div ref={state.alert} tabIndex={-1} className="order-pay-alert">
        {state.problem && (
          <p className="notice" data-kind="error" role="alert">
            {state.problem.text ?? t(`problem.${state.problem.reason}`)}
          </p>
        )}
        {!state.problem && view.wasDeclined && state.stage === 'choosing' && (
          <p className="notice" data-kind="error">
            {t('declined')}
          </p>
        )}
      </div>
      {isTest && <p className="notice order-pay-test">{t('test')}</p>}
      <Methods
        id={id}
        methods={methods}
        chosen={state.method}
        isHidden={isForm}
        choose={state.choose}
      />
      {view.terms.required && <Terms id={id} path={view.terms.path} isHidden={isForm} />}
      {state.stage === 'loading' && <p role="status">{t('loading')}</p>}
      <fieldset className="field order-pay-card" hidden={!isForm && state.stage !== 'loading'}>
        <legend>{t('cardForm')}</legend>
        <div ref={state.frame} className="order-pay-frame" />
      </fieldset>
      <p className="order-pay-buttons">
        {/* Two elements, so that a press on the first one never pays. */}
        <button
          key={isForm ? 'pay' : 'continue'}
          className="button"
          type="submit"
          disabled={isBusy}
        >
          {isForm ? t('pay', { amount }) : labels}
        </button>
        {isForm && methods.length > 1 && (
          <button
            className="button"
            data-style="quiet"
            type="button"
            disabled={isBusy}
            onClick={state.leave}
          >
            {t('other')}
          </button>
        )}
      </p>
    </form>
  )
}
