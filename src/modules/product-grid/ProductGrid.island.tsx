import { type FormEvent, useState } from 'react'
import { callAction, KEPT, Kept, type ModuleProps } from '#module-kit/client'
import { type AddRefusal, announceCart, type CartNotice, type CartView } from '#shop/client'
import { isBuilding } from '#visitor/client'
import { GridBody } from './GridBody.tsx'
import type { GridData, KeptGrid } from './load.server.ts'
import type { Props } from './props.ts'

/**
 * Products of the shop (SH-5). The server writes the list; where products can be added from it, the script does so in
 * place and leaves the list as it is.
 */
export function ProductGrid(props: ModuleProps<typeof Props, GridData | KeptGrid>) {
  const { root, data } = props
  const [answer, setAnswer] = useState<CartNotice>()

  async function add(form: HTMLFormElement) {
    const button = form.querySelector('button')
    if (!button || button.ariaDisabled) return
    button.ariaDisabled = 'true'
    try {
      const called = await callAction<CartView, AddRefusal>(root.id, 'add', new FormData(form))
      announceCart()
      setAnswer(
        called.ok ? called.answer.notices[0] : { kind: 'error', text: called.refusal.error },
      )
    } catch {
      setAnswer({ kind: 'error', text: 'The shop does not answer. Please try again.' })
    } finally {
      button.ariaDisabled = null
    }
  }

  function onSubmit(event: FormEvent<HTMLElement>) {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-cart-add]')) return
    event.preventDefault()
    if (!isBuilding()) void add(form)
  }

  return (
    <div {...root} onSubmit={onSubmit}>
      <Kept as="div" className="product-grid-list" {...paginated(props)}>
        {'kept' in data ? KEPT : <GridBody {...props} data={data} />}
      </Kept>
      {props.quickAdd && (
        <div className="product-grid-answer" role="status">
          {answer && (
            <p className="notice" data-kind={answer.kind}>
              {answer.text} {answer.link && <a href={answer.link.href}>{answer.link.text}</a>}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** What the page's script needs to bring another page of the list; only the server says it. */
function paginated({ root, data, controls }: ModuleProps<typeof Props, GridData | KeptGrid>) {
  if ('kept' in data || !controls) return {}
  const { list, address } = data
  return {
    id: `${root.id}-list`,
    'data-paginated': Object.values(address.names).join(' '),
    'data-status': list.pages > 1 ? `Page ${list.page} of ${list.pages}` : '',
    'data-failed': 'The products could not be loaded.',
    'data-retry': 'Try again',
  }
}
