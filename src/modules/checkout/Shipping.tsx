import { useTexts } from '#module-contract/client'
import { SavedAddresses } from './AccountBox.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CustomFields } from './CustomFields.tsx'
import { formIdOf } from './form-id.ts'
import { namedBy, PartTitle } from './PartTitle.tsx'
import type { PartProps } from './part-props.ts'
import type { texts } from './texts.ts'

/** A different address for shipping, and the fields for the delivery. */
export function Shipping({ part, context, data, state }: PartProps) {
  const t = useTexts<typeof texts>()
  const { id, fields } = context
  const { view } = state
  if (!view.cart.needsShipping) return null
  return (
    <section {...namedBy(id, part, t('shippingAddress'))}>
      <PartTitle id={id} part={part} />
      <label className="check checkout-different">
        <input
          type="checkbox"
          name="ship_to_different_address"
          value="1"
          form={formIdOf(id)}
          defaultChecked={fields.ship_to_different_address !== ''}
        />
        <span>{t('differentAddress')}</span>
      </label>
      <div className="checkout-shipping">
        <SavedAddresses id={id} kind="shipping" account={view.account} />
        <AddressFields
          {...context}
          kind="shipping"
          country={state.countries.shipping}
          countryOptions={data.countries.shipping}
          completed={view.completed}
        />
      </div>
      <CustomFields {...context} all={view.customFields} place="delivery" />
    </section>
  )
}
