import { ActionField, useTexts } from '#module-contract/client'
import {
  type AddMessage,
  type CartNotice,
  combine,
  type PriceRange,
  type ProductDetail,
  type VariantView,
} from '#shop/client'
import { Icon, Picture } from '#ui/client'
import { CardPrice } from './CardPrice.tsx'
import type { texts } from './texts.ts'

interface QuickViewProps {
  /** Id of the module. */
  id: string
  product: ProductDetail
  /** Chosen value by option key. */
  choice: Readonly<Record<string, string>>
  quantity: string
  notice: CartNotice<AddMessage> | undefined
}

/** A product in a dialog: image, price, options and the add-to-cart button. Rendered on the server. */
export function QuickView({ id, product, quantity, notice, ...chosen }: QuickViewProps) {
  const t = useTexts<typeof texts>()
  // Options with one value need no choice.
  const only = product.options.filter(({ values }) => values.length === 1)
  const single = only.map(({ key, values }) => [key, values[0] ?? ''])
  const choice: Record<string, string> = { ...Object.fromEntries(single), ...chosen.choice }
  const { variant } = combine(product.options, product.variants, choice)
  const picture =
    product.gallery.find(one => one.id === variant?.picture) ?? product.gallery[0] ?? product.scene
  const stock = variant?.stock.state ?? product.stock
  return (
    <>
      <button type="button" className="quick-view-close" data-quick-close="">
        <Icon name="close" />
        <span className="visually-hidden">{t('closeQuickView')}</span>
      </button>
      <div className="quick-view-body">
        {picture && (
          <div className="quick-view-picture">
            <Picture image={picture} sizes="(min-width: 700px) 340px, 90vw" priority />
          </div>
        )}
        <div className="quick-view-about">
          <h2 id={`${id}-quick-title`}>{product.name}</h2>
          <CardPrice price={variant ? priceOf(variant) : product.price} money={product.money} />
          {stock !== 'in-stock' && <p className="product-card-stock">{t(stock)}</p>}
          <div role="status">
            {notice && (
              <p className="notice" data-kind={notice.kind}>
                {t(notice.key, notice.values)}{' '}
                {notice.cartPath && <a href={notice.cartPath}>{t('viewCart')}</a>}
              </p>
            )}
          </div>
          {isSimpleToBuy(product) && (
            <BuyForm
              {...{ id, product, choice, quantity }}
              canBeBought={stock !== 'out-of-stock'}
            />
          )}
          <a href={product.path}>{t('allDetails')}</a>
        </div>
      </div>
    </>
  )
}

/** Groups and products with fields for the buyer are bought on their own page. */
const isSimpleToBuy = ({ type, price, addons = [] }: ProductDetail) =>
  (type === 'simple' || type === 'variable') && price !== undefined && addons.length === 0

function priceOf({ price, regularPrice, ...variant }: VariantView): PriceRange | undefined {
  if (price === undefined) return undefined
  const regular = regularPrice ?? price
  return { ...variant, min: price, max: price, regularMin: regular, regularMax: regular }
}

function BuyForm({
  id,
  product,
  choice,
  quantity,
  canBeBought,
}: Omit<QuickViewProps, 'notice'> & { canBeBought: boolean }) {
  const t = useTexts<typeof texts>()
  const { options, variants, soldIndividually } = product
  const { variant, possible } = combine(options, variants, choice)
  const { min = 1, max, step = 1 } = variant?.rule ?? product.rule ?? {}
  const limit = variant?.stock.max
  return (
    <form method="post">
      <ActionField node={id} name="addFromView" />
      <input type="hidden" name="product" value={product.id} />
      {options
        .filter(option => option.variation)
        .map(option => (
          <label key={option.key} className="field" htmlFor={`${id}-quick-${option.key}`}>
            <span>{option.name}</span>
            <select
              id={`${id}-quick-${option.key}`}
              className="input"
              name={`option-${option.key}`}
              defaultValue={choice[option.key] ?? ''}
              required
            >
              <option value="">{t('chooseOption')}</option>
              {option.values.map(value => (
                <option key={value} value={value}>
                  {possible(option, value) ? value : t('notPossible', { value })}
                </option>
              ))}
            </select>
          </label>
        ))}
      {canBeBought && (
        <div className="quick-view-buy">
          {!soldIndividually && (
            <input
              id={`${id}-quick-quantity`}
              className="input"
              type="number"
              name="quantity"
              aria-label={t('quantity')}
              defaultValue={quantity || min}
              min={min}
              max={Math.min(max ?? Number.MAX_SAFE_INTEGER, limit ?? Number.MAX_SAFE_INTEGER)}
              step={step}
            />
          )}
          <button className="button" type="submit" data-quick-add="">
            {t('addToCart')}
          </button>
        </div>
      )}
    </form>
  )
}
