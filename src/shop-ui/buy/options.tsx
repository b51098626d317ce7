import { imageUrl, originalUrl, useTexts } from '#module-contract/client'
import type { Combination, ProductDetail, ProductOption, ShownSwatch } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'

interface OptionsProps {
  id: string
  product: ProductDetail
  choice: Record<string, string>
  combination: Combination
}

/** Radio group per option. Unavailable combinations are marked but selectable. */
export function Options({ id, product, choice, combination }: OptionsProps) {
  return product.options
    .filter(option => option.variation)
    .map(option => (
      <fieldset key={option.key} className="product-option">
        <legend>{option.name}</legend>
        <div className="product-values">
          {option.values.map((value, index) => (
            <Value
              key={value}
              id={`${id}-${option.key}-${index}`}
              option={option}
              value={value}
              swatch={product.swatches[option.key]?.[value]}
              isChosen={choice[option.key] === value}
              isPossible={combination.possible(option, value)}
            />
          ))}
        </div>
      </fieldset>
    ))
}

interface ValueProps {
  id: string
  option: ProductOption
  value: string
  swatch: ShownSwatch | undefined
  isChosen: boolean
  isPossible: boolean
}

function Value({ id, option, value, swatch, isChosen, isPossible }: ValueProps) {
  const t = useTexts<typeof buyTexts>()
  return (
    <label className="product-value" htmlFor={id} data-possible={isPossible}>
      <input
        id={id}
        type="radio"
        name={`option-${option.key}`}
        value={value}
        defaultChecked={isChosen}
        className="visually-hidden"
      />
      {swatch && <SwatchMark swatch={swatch} />}
      <bdi>{value}</bdi>
      {!isPossible && <span className="visually-hidden"> {t('notAvailable')}</span>}
    </label>
  )
}

function SwatchMark({ swatch }: { swatch: ShownSwatch }) {
  if ('colour' in swatch) {
    return <span className="product-swatch" style={{ background: swatch.colour }} />
  }
  const { id, widths } = swatch.picture
  const [smallest] = widths
  const src = smallest ? imageUrl(id, smallest, 'webp') : originalUrl(id)
  return <img className="product-swatch" src={src} alt="" width="18" height="18" />
}
