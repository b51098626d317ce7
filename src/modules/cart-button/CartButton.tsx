import { type ModuleProps, usePageLanguage, useTexts } from '#module-contract'
import { Icon } from '#ui'
import { countLabels } from './count-labels.ts'
import type { CartButtonData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/**
 * SH-3: link to the cart. Cached pages cannot know the number of items: `visitor/cart-count.ts`
 * writes it from a cookie. Renders nothing if there is no cart page.
 */
export function CartButton(props: ModuleProps<typeof Props, CartButtonData>) {
  const { root, data, show, label, style, count } = props
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  if (!data.href) return <div {...root} hidden />
  return (
    <a
      {...root}
      href={data.href}
      aria-current={data.isHere ? 'page' : undefined}
      data-show={show}
      data-style={style}
      data-count={count}
    >
      {show !== 'name' && <Icon name="bag" />}
      <span className={show === 'icon' ? 'visually-hidden' : 'cart-button-name'}>
        {label || t('cart')}
      </span>
      <span
        className="cart-button-count"
        data-cart-count=""
        data-labels={JSON.stringify(
          countLabels(locale, number => t('itemsInCart', { count: number })),
        )}
        hidden
      />
    </a>
  )
}
