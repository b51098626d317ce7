import {
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import { headerHeight, scrollToElement } from '#visitor/client'
import type { buyTexts } from '../buy-texts.ts'
import { CurrentPrice } from '../price.tsx'
import type { ProductState } from './use-product.ts'

interface BuyBarProps {
  id: string
  product: ProductDetail
  state: ProductState
  screens: 'phones' | 'all'
}

/** Space above the fields to which the bar scrolls, in pixels. */
const SCROLL_OFFSET_PX = 24
const FIRST_FIELD = '[aria-invalid="true"], input:not([type="hidden"]), button'

/**
 * Name, price and button at the bottom of the window while the button of the form is out of view.
 * It is part of `body`, because the module's containment would make it scroll with the page.
 */
export function BuyBar({ id, product, state, screens }: BuyBarProps) {
  const t = useTexts<typeof buyTexts>()
  const bar = useRef<HTMLElement>(null)
  const { body, isAway } = useFormAway(id, state)
  const [hasFocus, setHasFocus] = useState(false)
  const isShown = body !== undefined && (isAway || hasFocus)
  const isSoldOut = (state.variant?.stock.state ?? product.stock) === 'out-of-stock'

  // The end of the page can be scrolled above the bar.
  useLayoutEffect(() => {
    const height = isShown && bar.current?.offsetHeight
    if (height) body.parentElement?.style.setProperty('--buy-bar', `${height}px`)
  }, [isShown, body])

  function lead(selector: string) {
    const field = state.form.current?.querySelector<HTMLElement>(selector)
    if (!field) return
    field.focus({ preventScroll: true })
    void scrollToElement(field.closest('fieldset, .field') ?? field, { offset: SCROLL_OFFSET_PX })
  }

  function onClick(event: MouseEvent) {
    const [missing] = product.type === 'variable' ? state.combination.missing : []
    if (!missing && !isSoldOut) return
    event.preventDefault()
    if (!missing) return lead(`:checked, ${FIRST_FIELD}`)
    state.askForOptions()
    lead(`[name="option-${CSS.escape(missing.key)}"]`)
  }

  // The form shows why nothing was added.
  const onError = useEffectEvent(() => {
    if (isShown && state.error && !state.isAsking) lead(FIRST_FIELD)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each error
  useEffect(() => onError(), [state.error])

  if (!isShown || !product.price || product.external) return null
  const cartPath = state.notice?.cartPath
  return createPortal(
    <section
      ref={bar}
      className="product-bar"
      data-screens={screens}
      aria-label={t('addToCart')}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div className="product-bar-content">
        <p className="product-bar-name">{product.name}</p>
        {cartPath ? (
          <p>
            <a href={cartPath}>{t('viewCart')}</a>
          </p>
        ) : (
          <CurrentPrice product={product} variant={state.variant} />
        )}
        <button
          className="button"
          type="submit"
          form={`${id}-form`}
          aria-disabled={isSoldOut || state.isSending || undefined}
          data-sold-out={isSoldOut || undefined}
          onClick={onClick}
        >
          {isSoldOut ? t('out-of-stock') : t('addToCart')}
        </button>
      </div>
    </section>,
    body,
  )
}

/** Whether the button of the form is out of view. A page has one bar, that of its first product. */
function useFormAway(id: string, { form }: ProductState) {
  const [body, setBody] = useState<HTMLElement>()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const button = form.current?.querySelector<HTMLButtonElement>('button[type="submit"]')
    const root = button?.ownerDocument.documentElement
    if (!button || !root || button.disabled || (root.dataset.buyBar ?? id) !== id) return
    root.dataset.buyBar = id
    setBody(button.ownerDocument.body)
    const observer = new IntersectionObserver(
      entries => setIsAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${headerHeight()}px 0px 0px` },
    )
    observer.observe(button)
    return () => {
      observer.disconnect()
      delete root.dataset.buyBar
    }
  }, [id, form])
  return { body, isAway }
}
