import { type ModuleProps, useTexts } from '#module-contract'
import { completeParts, partKey } from '#ui'
import type { OrderReceivedData } from './load.server.ts'
import { OrderPart } from './OrderPart.tsx'
import type { Part } from './part.ts'
import { type Props, REQUIRED_PARTS } from './props.ts'
import type { texts } from './texts.ts'
import { Verify } from './Verify.tsx'

/** Statuses of which the page informs instead of giving thanks. */
const ENDED = ['completed', 'cancelled', 'refunded'] as const

const required = Object.keys(REQUIRED_PARTS).map(
  (kind): Part => ({ kind: kind as Part['kind'], title: '' }),
)

/**
 * Page after the order: the confirmation and all details that the visitor may see, in parts that
 * owners arrange (decision 101).
 */
export function OrderReceived({
  root,
  parts,
  thanks,
  next,
  data,
}: ModuleProps<typeof Props, OrderReceivedData>) {
  return (
    <div {...root} data-access={data.access}>
      {completeParts<Part>(parts, required).map((part, index) => {
        const { content: Content } = part
        const key = partKey(part, index)
        if (Content && part.kind === 'modules') {
          return <Content key={key} className="order-modules" />
        }
        if (part.kind === 'thanks') {
          return <Thanks key={key} id={root.id} data={data} thanks={thanks} />
        }
        return data.access === 'full' ? (
          <OrderPart key={key} id={root.id} part={part} data={data} next={next} />
        ) : null
      })}
    </div>
  )
}

/** Thanks, and the forms for visitors who may not see the order yet. */
function Thanks({ id, data, thanks }: { id: string; data: OrderReceivedData; thanks: string }) {
  const t = useTexts<typeof texts>()
  const state = data.access === 'full' && ENDED.find(one => one === data.order.status)
  return (
    <>
      <p className="order-thanks" role="status">
        {(state && t(`state.${state}`)) || thanks || t('thanks')}
      </p>
      {data.access === 'verify' && (
        <Verify id={id} number={data.number} orderKey={data.key} failed={data.failed} />
      )}
      {data.access === 'sign-in' && (
        <div className="order-verify">
          <p>{t('signInToSee', { number: String(data.number) })}</p>
          <a className="button" href={data.signInPath}>
            {t('signIn')}
          </a>
        </div>
      )}
    </>
  )
}
