import { useTexts } from '#module-contract/client'
import type { CartView } from '#shop/client'
import { Field, type FieldContext } from './Field.tsx'
import type { texts } from './texts.ts'

/** VAT ID of a business, with the result of its check. */
export function VatIdField({ state, ...context }: FieldContext & { state: CartView['vatState'] }) {
  const t = useTexts<typeof texts>()
  const hasError = context.errorOf('billing_vat_id') !== undefined
  return (
    <div className="checkout-fields">
      <Field {...context} name="billing_vat_id" label={t('label.vat_id')} isOptional />
      <p className="checkout-vat" role="status">
        {state && !hasError && t(`vat.${state}`)}
      </p>
    </div>
  )
}
