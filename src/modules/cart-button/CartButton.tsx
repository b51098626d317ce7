import { createMemo } from '#base'
import { type ModuleProps, usePageLanguage, useTexts } from '#module-contract'
import { Icon } from '#ui'
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
      data-cart-panel={props.opens === 'panel' && !data.isHere ? root.id : undefined}
      data-after-adding={(props.opens === 'panel' && props.afterAdding) || undefined}
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

/** Enough numbers to cover all plural forms. */
const SAMPLES = Array.from({ length: 120 }, (_, number) => number)

/** A number for each plural form of a language (CLDR). */
const samplesOf = createMemo(locale => {
  const rules = new Intl.PluralRules(locale)
  return new Map(SAMPLES.map(number => [rules.select(number), number]))
})

/** Labels for each plural form. The browser chooses one, because only it knows the visitor's cart. */
function countLabels(locale: string, say: (count: number) => string): Record<string, string> {
  return Object.fromEntries([...samplesOf(locale)].map(([form, count]) => [form, say(count)]))
}
