import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { orderTotalRows } from '#shop/schema'
import { Addresses } from './Addresses.tsx'
import { Downloads } from './Downloads.tsx'
import { Invoices } from './Invoices.tsx'
import type { OrderReceivedData } from './load.server.ts'
import { OrderLines } from './OrderLines.tsx'
import { Overview } from './Overview.tsx'
import { Payment } from './Payment.tsx'
import type { Part } from './part.ts'
import type { Props } from './props.ts'
import { Returns } from './Returns.tsx'
import { Shipments } from './Shipments.tsx'
import type { texts } from './texts.ts'
import { Unpaid } from './Unpaid.tsx'

interface OrderPartProps {
  /** Id of the module. */
  id: string
  part: Part
  data: Extract<OrderReceivedData, { access: 'full' }>
  next: ModuleProps<typeof Props>['next']
}

/** A part of the page that shows details of the order. */
export function OrderPart({ id, part: { kind, title }, data, next }: OrderPartProps) {
  const t = useTexts<typeof texts>()
  const { order } = data
  switch (kind) {
    case 'unpaid':
      return data.payPath ? <Unpaid order={order} path={data.payPath} /> : null
    case 'overview':
      return <Overview order={order} />
    case 'next':
      return next ? <ServerHtml as="div" className="order-next" html={next} /> : null
    case 'payment':
      return <Payment order={order} codes={data.transferCodes ?? {}} title={title} />
    case 'shipments':
      return <Shipments order={order} title={title} />
    case 'downloads':
      return <Downloads order={order} title={title} />
    case 'withdrawal':
      return data.withdrawalPath ? (
        <p>
          <a href={data.withdrawalPath}>{t('withdraw')}</a>
        </p>
      ) : null
    case 'invoices':
      return <Invoices order={order} title={title} />
    case 'returns':
      return data.returns ? (
        <Returns
          id={id}
          title={title}
          order={order}
          returns={data.returns}
          refused={data.refusedReturn}
        />
      ) : null
    case 'items':
      return <OrderLines order={order} rows={orderTotalRows(order, t)} title={title} />
    case 'addresses':
      return <Addresses order={order} />
    default:
      return null
  }
}
