import { useTexts } from '#module-contract/client'
import { MAX_QUANTITY, type QuantityRule } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'
import { Stepper } from '../stepper.tsx'

interface QuantityProps {
  id: string
  rule: QuantityRule
  /** Quantity in stock, if it is limited. */
  left: number | undefined
  /** A refused quantity, as entered. */
  entered: string | undefined
}

/** Field for the quantity. */
export function Quantity({ id, rule, left, entered }: QuantityProps) {
  const t = useTexts<typeof buyTexts>()
  const { min, max, step } = rule
  const most = Math.min(left || MAX_QUANTITY, max)
  return (
    <div className="field">
      <label htmlFor={id} className="visually-hidden">
        {t('quantity')}
      </label>
      <Stepper
        id={id}
        lessLabel={t('less')}
        moreLabel={t('more')}
        className="product-quantity"
        name="quantity"
        min={min}
        max={most < MAX_QUANTITY ? most : undefined}
        step={step}
        defaultValue={entered || min}
        aria-describedby={hasHint(rule) ? `${id}-rule` : undefined}
      />
    </div>
  )
}

/** In which quantities the product is sold, unless in any. */
export function QuantityHint({ id, rule }: Pick<QuantityProps, 'id' | 'rule'>) {
  const t = useTexts<typeof buyTexts>()
  if (!hasHint(rule)) return null
  const { min, max, step } = rule
  const hints = [
    ...(step > 1 ? [t('soldInSteps', { step })] : []),
    ...(min > step ? [t('atLeast', { min })] : []),
    ...(max < MAX_QUANTITY ? [t('atMost', { max })] : []),
  ]
  return (
    <p id={`${id}-rule`} className="product-rule">
      {hints.join(' · ')}
    </p>
  )
}

const hasHint = ({ min, max, step }: QuantityRule) => step > 1 || min > 1 || max < MAX_QUANTITY
