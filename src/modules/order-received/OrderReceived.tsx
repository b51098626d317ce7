import { formatDate, formatMoney } from '#base'
import { type ModuleProps, ServerHtml, usePageLanguage, useTexts } from '#module-contract'
import { type OrderView, orderTotalRows, transferFacts } from '#shop/schema'
import { BankAccount } from '#ui'
import { Addresses } from './Addresses.tsx'
import { Downloads } from './Downloads.tsx'
import { Invoices } from './Invoices.tsx'
import type { OrderReceivedData } from './load.server.ts'
import { OrderLines } from './OrderLines.tsx'
import type { Props } from './props.ts'
import { Returns } from './Returns.tsx'
import { Shipments } from './Shipments.tsx'
import type { texts } from './texts.ts'
import { Verify } from './Verify.tsx'

/** Statuses of which the page informs instead of giving thanks. */
const ENDED = ['completed', 'cancelled', 'refunded'] as const

/** Page after the order: confirmation first, then all details that the visitor may see. */
export function OrderReceived({
  root,
  thanks,
  next,
  data,
}: ModuleProps<typeof Props, OrderReceivedData>) {
  const t = useTexts<typeof texts>()
  const state = data.access === 'full' && ENDED.find(one => one === data.order.status)
  return (
    <div {...root} data-access={data.access}>
      <p className="order-thanks" role="status">
        {(state && t(`state.${state}`)) || thanks || t('thanks')}
      </p>
      {data.access === 'full' && data.payPath && <Unpaid order={data.order} path={data.payPath} />}
      {data.access === 'verify' && (
        <Verify id={root.id} number={data.number} orderKey={data.key} failed={data.failed} />
      )}
      {data.access === 'sign-in' && (
        <div className="order-verify">
          <p>{t('signInToSee', { number: String(data.number) })}</p>
          <a className="button" href={data.signInPath}>
            {t('signIn')}
          </a>
        </div>
      )}
      {data.access === 'full' && (
        <>
          <Overview order={data.order} />
          {next && <ServerHtml as="div" className="order-next" html={next} />}
          <Payment order={data.order} codes={data.transferCodes ?? {}} />
          <Shipments order={data.order} />
          <Downloads order={data.order} />
          {data.withdrawalPath && (
            <p>
              <a href={data.withdrawalPath}>{t('withdraw')}</a>
            </p>
          )}
          <Invoices order={data.order} />
          {data.returns && (
            <Returns
              id={root.id}
              order={data.order}
              returns={data.returns}
              refused={data.refusedReturn}
            />
          )}
          <OrderLines order={data.order} rows={orderTotalRows(data.order, t)} />
          <Addresses order={data.order} />
        </>
      )}
    </div>
  )
}

/** Leads to the page that pays the order (behavior §14). */
function Unpaid({ order, path }: { order: OrderView; path: string }) {
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

function Overview({ order }: { order: OrderView }) {
  const t = useTexts<typeof texts>()
  const { currency, locale } = order.money
  const { timeZone } = usePageLanguage()
  const date = formatDate(order.createdAt, { locale, timeZone })
  const facts = [
    [t('number'), String(order.number)],
    [t('date'), date],
    [t('email'), order.email],
    [t('total'), formatMoney(order.totals.total, currency, locale)],
    ...(order.paid > 0 && order.paid < order.totals.total
      ? [[t('due'), formatMoney(order.totals.total - order.paid, currency, locale)]]
      : []),
    [t('paymentMethod'), order.payment.title],
  ]
  return (
    <dl className="order-overview">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Payment({
  order,
  codes,
}: {
  order: OrderView
  codes: NonNullable<OrderReceivedData['transferCodes']>
}) {
  const t = useTexts<typeof texts>()
  const { instructions, accounts } = order.payment
  if (!instructions && accounts.length === 0) return null
  return (
    <div className="order-payment">
      {instructions && <p>{instructions}</p>}
      {accounts.map(account => (
        <BankAccount
          key={account.iban}
          facts={transferFacts(order, account, t)}
          code={codes[account.iban]}
          codeLabel={t('transferCode')}
          codeHint={t('scanCode')}
        />
      ))}
    </div>
  )
}
