import { ActionField, useTexts } from '#module-contract/client'
import { ANY_QUANTITY, type ProductDetail, type VariantView } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'
import type { BuyData } from '../product-data.ts'
import { Addons } from './addons.tsx'
import { Answer } from './answer.tsx'
import { Options } from './options.tsx'
import { Quantity, QuantityHint } from './quantity.tsx'
import { SizeGuideLink } from './size-guide-link.tsx'
import { Total } from './total.tsx'
import type { ProductState } from './use-product.ts'

interface BuyFormProps {
  id: string
  data: BuyData
  state: ProductState
  hasSku: boolean
}

/** Options, quantity and button. The server finds the variant from the form; the script shows it earlier. */
export function BuyForm({ id, data, state, hasSku }: BuyFormProps) {
  const t = useTexts<typeof buyTexts>()
  const { product } = data
  if (!product?.price) return null
  const { variant } = state
  const rule = (variant ? variant.rule : product.rule) ?? ANY_QUANTITY
  const isSoldOut = (variant ? variant.stock.state : product.stock) === 'out-of-stock'
  const isGone = isSoldOut && product.stock === 'out-of-stock'
  const hasQuantity = !product.soldIndividually && !isGone
  return (
    <form
      ref={state.form}
      id={`${id}-form`}
      className="product-form"
      method="post"
      encType={hasFiles(product) ? 'multipart/form-data' : undefined}
      aria-busy={state.isSending || undefined}
      onSubmit={state.onSubmit}
      onChange={state.onChange}
      noValidate
    >
      <ActionField node={id} name="add" />
      <input type="hidden" name="product" value={product.id} />
      {product.type === 'variable' && (
        <Options id={id} product={product} choice={data.choice} combination={state.combination} />
      )}
      <SizeGuideLink path={data.sizeGuide} />
      {product.addons && product.addons.length > 0 && (
        <Addons
          id={id}
          addons={product.addons}
          money={product.money}
          entered={data.refused?.addons}
          problem={state.problem}
        />
      )}
      <Stock product={product} variant={variant} isComplete={isComplete(product.type, state)} />
      {hasQuantity && <QuantityHint id={`${id}-quantity`} rule={rule} />}
      <div className="product-buy">
        {product.soldIndividually && <input type="hidden" name="quantity" value="1" />}
        {hasQuantity && (
          <Quantity
            // The smallest quantity is the default again if the rule of the variant differs.
            key={`${rule.min} ${rule.step}`}
            id={`${id}-quantity`}
            rule={rule}
            left={variant?.stock.max}
            entered={data.refused?.quantity}
          />
        )}
        <button
          className="button"
          type="submit"
          disabled={isGone}
          aria-disabled={isSoldOut || state.isSending || undefined}
          data-sold-out={isSoldOut || undefined}
        >
          {isSoldOut ? t('out-of-stock') : t('addToCart')}
        </button>
      </div>
      {product.addons && product.addons.length > 0 && (
        <Total product={product} variant={variant} entered={state.entered} />
      )}
      <Answer notice={state.notice} error={state.error} />
      {hasSku && variant?.sku && <p className="product-sku">{t('sku', { sku: variant.sku })}</p>}
    </form>
  )
}

const hasFiles = ({ addons = [] }: ProductDetail) => addons.some(({ type }) => type === 'file')

function isComplete(type: string, { combination }: ProductState): boolean {
  return type === 'variable' && combination.missing.length === 0
}

interface StockProps {
  product: ProductDetail
  variant: VariantView | undefined
  /** All options are selected. */
  isComplete: boolean
}

/** Stock of the selected variant; announced on change. */
function Stock({ product, variant, isComplete }: StockProps) {
  const t = useTexts<typeof buyTexts>()
  const isMissing = isComplete && !variant
  const state = variant?.stock.state ?? product.stock
  const left = variant?.stock.left
  const text = left === undefined ? t(state) : t('left', { count: left })
  return (
    <p className="product-stock" data-stock={isMissing ? 'out-of-stock' : state} role="status">
      {isMissing ? t('noCombinationHere') : text}
    </p>
  )
}
