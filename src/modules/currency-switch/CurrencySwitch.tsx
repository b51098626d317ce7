import type { CSSProperties } from 'react'
import { createMemo } from '#base'
import { ActionField, type ModuleProps, usePageLanguage, useTexts } from '#module-contract'
import { Icon } from '#ui'
import type { CurrencySwitchData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const namesOf = createMemo(locale => new Intl.DisplayNames([locale], { type: 'currency' }))
const symbolFormatOf = createMemo(key => {
  const [locale, currency] = key.split(' ')
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
})

/** `$` for USD; undefined for currencies whose symbol is their code. */
function symbolOf(currency: string, locale: string): string | undefined {
  const parts = symbolFormatOf(`${locale} ${currency}`).formatToParts(0)
  const symbol = parts.find(part => part.type === 'currency')?.value
  return symbol === currency ? undefined : symbol
}

/**
 * Buttons of a plain form that returns to the page. A menu of them is opened and closed by the
 * browser. Renders nothing in shops with one currency.
 */
export function CurrencySwitch(props: ModuleProps<typeof Props, CurrencySwitchData>) {
  const { root, data, show, name, size } = props
  const { currencies, chosen, isRefused } = data
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  if (currencies.length < 2) return <div {...root} hidden />
  const nameOf = (code: string) => namesOf(locale).of(code) ?? code
  const shortName = (code: string) => {
    const symbol = name === 'symbol' ? symbolOf(code, locale) : undefined
    return symbol ? `${code} ${symbol}` : code
  }
  const isMenu = show === 'menu'
  const anchor = `--${root.id}`
  const id = `${root.id}-choices`
  const choices = currencies.map(code => (
    <button
      key={code}
      type="submit"
      name="currency"
      value={code}
      className="currency-choice"
      aria-current={code === chosen ? 'true' : undefined}
    >
      <span className="currency-code" dir="ltr">
        {shortName(code)}
      </span>
      {nameOf(code) !== code && (
        <span className={isMenu ? 'currency-name' : 'visually-hidden'}> {nameOf(code)}</span>
      )}
    </button>
  ))
  return (
    <div {...root} data-show={show} data-size={size}>
      {isMenu && (
        <button
          type="button"
          className="currency-button"
          popoverTarget={id}
          aria-label={t('current', { currency: shortName(chosen) })}
          style={{ anchorName: anchor } as CSSProperties}
        >
          <span dir="ltr">{shortName(chosen)}</span>
          <Icon name="chevron-down" className="currency-icon" />
        </button>
      )}
      <form
        method="post"
        id={id}
        className={isMenu ? 'anchored currency-choices' : 'currency-choices'}
        popover={isMenu ? 'auto' : undefined}
        aria-label={t('currency')}
        style={isMenu ? ({ positionAnchor: anchor } as CSSProperties) : undefined}
      >
        <ActionField node={root.id} name="choose" />
        {choices}
      </form>
      {isRefused && (
        <p className="field-error" role="alert">
          {t('gone')}
        </p>
      )}
    </div>
  )
}
