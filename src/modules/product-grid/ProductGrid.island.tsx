import { type FormEvent, useRef, useState } from 'react'
import { isGrowing } from '#content/client'
import {
  ActionField,
  callAction,
  type ModuleProps,
  SERVER_TEXT,
  ServerHtml,
  useTexts,
} from '#module-contract/client'
import {
  type AddMessage,
  type AddRefusal,
  announceCart,
  announceWishes,
  type CartAfterAdding,
  type CartNotice,
  type ListFilters,
  type WishMessage,
  wishRefusalKey,
} from '#shop/client'
import type { KeyOf, Translate } from '#texts'
import { isInBuilder } from '#visitor/client'
import type { ListAddress } from './address.ts'
import { attributeParameter, FILTER_PARAMETERS } from './filter-address.ts'
import { GridBody } from './GridBody.tsx'
import type { GridData, UnloadedGrid } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

type Answer = CartNotice<AddMessage | WishMessage>

interface WishAnswer {
  productIds: string[]
  wishlistPath?: string
  /** Items that Undo takes back. */
  undo?: string
}

/** Confirmations per action. */
const WISH_DONE = {
  keep: 'wish.kept',
  unkeep: 'wish.removed',
  restore: 'wish.restored',
} as const

/**
 * Products of the shop (SH-5). The server renders the list; the script adds products to the cart or the
 * wishlist in place.
 */
export function ProductGrid(props: ModuleProps<typeof Props, GridData | UnloadedGrid>) {
  const { root, data } = props
  const t = useTexts<typeof texts>()
  const [answer, setAnswer] = useState<Answer>()
  const pressedHeart = useRef<HTMLButtonElement>(null)

  async function send(form: HTMLFormElement, button: HTMLButtonElement) {
    if (button.ariaDisabled) return
    button.ariaDisabled = 'true'
    const isAdding = form.matches('[data-cart-add]')
    const isUndo = form.matches('[data-wish-undo]')
    const body = new FormData(form)
    try {
      setAnswer(await (isAdding ? add(body) : wish(body, isUndo ? 'restore' : nextOf(button))))
    } catch {
      setAnswer({ kind: 'error', key: isAdding ? 'notAdded' : 'wish.refused.other' })
    } finally {
      button.ariaDisabled = null
    }
    // The message with the button is gone.
    if (isUndo) pressedHeart.current?.focus()
    else if (!isAdding) pressedHeart.current = button
  }

  async function add(body: FormData): Promise<Answer | undefined> {
    const called = await callAction<CartAfterAdding, AddRefusal>(root.id, 'add', body)
    announceCart()
    return called.ok ? called.answer.notices[0] : { kind: 'error', ...called.refusal.message }
  }

  async function wish(body: FormData, name: keyof typeof WISH_DONE): Promise<Answer> {
    const called = await callAction<WishAnswer>(root.id, name, body)
    if (!called.ok) return { kind: 'error', key: wishRefusalKey(called.reason) }
    const { productIds, ...links } = called.answer
    announceWishes(productIds)
    return { kind: 'success', key: WISH_DONE[name], ...links }
  }

  function onSubmit(event: FormEvent<HTMLElement>) {
    const form = event.target as HTMLFormElement
    const button = form.querySelector('button')
    if (!button || !form.matches('[data-cart-add], [data-card-wish], [data-wish-undo]')) return
    event.preventDefault()
    if (!isInBuilder()) void send(form, button)
  }

  return (
    <div
      {...root}
      data-style={props.style === 'open' ? undefined : props.style}
      onSubmit={onSubmit}
    >
      <ServerHtml as="div" className="paged-list" {...paginated(props, t)}>
        {'kept' in data ? SERVER_TEXT : <GridBody {...props} data={data} />}
      </ServerHtml>
      {(props.quickAdd || props.wishes) && (
        <div className="product-grid-answer" role="status">
          {answer && (
            <div className="notice added-notice" data-kind={answer.kind}>
              <p>{t(answer.key, answer.values)}</p>
              {answer.cartPath && <a href={answer.cartPath}>{t('viewCart')}</a>}
              {answer.wishlistPath && <a href={answer.wishlistPath}>{t('wish.view')}</a>}
              {answer.undo && (
                <form method="post" data-wish-undo="">
                  <ActionField node={root.id} name="restore" />
                  <input type="hidden" name="items" value={answer.undo} />
                  <button className="button" data-style="quiet" type="submit">
                    {t('wish.undo')}
                  </button>
                </form>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** What a heart does when it is pressed. */
const nextOf = (heart: HTMLButtonElement) => (heart.ariaPressed === 'true' ? 'unkeep' : 'keep')

/** Attributes for the page script's pagination; set by the server only. */
function paginated(
  { root, data, controls, pagination }: ModuleProps<typeof Props, GridData | UnloadedGrid>,
  t: Translate<KeyOf<typeof texts>>,
) {
  if ('kept' in data || !controls) return {}
  const { list, pages, address, corrected } = data
  const { length: shown } = list.products
  const status = list.filters
    ? t('found', { count: list.count })
    : isGrowing(pagination)
      ? t('productsShown', { shown, count: list.count })
      : pages > 1
        ? t('pageOf', { number: address.page, count: pages })
        : ''
  return {
    id: `${root.id}-list`,
    'data-paginated': [
      ...Object.values(address.names),
      ...namesOfFilters(address, list.filters),
    ].join(' '),
    // Another archive may have another template.
    'data-archive': data.archive,
    'data-status': corrected
      ? `${status} ${t('instead', { text: corrected, typed: address.search })}`
      : status,
    'data-failed': t('notLoaded'),
    'data-retry': t('retry'),
  }
}

/** Parameters of the filters that are shown or chosen. */
function namesOfFilters(
  { filterNames, filters }: ListAddress,
  shown: ListFilters | undefined,
): string[] {
  if (!shown) return []
  const attributes = new Set([
    ...shown.facets.filter(facet => facet.kind === 'attribute').map(facet => facet.slug),
    ...filters.attributes.map(([slug]) => slug),
  ])
  const names = [...FILTER_PARAMETERS, ...[...attributes].map(attributeParameter)]
  return names.map(name => filterNames[name] ?? name)
}
