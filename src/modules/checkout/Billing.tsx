import { useTexts } from '#module-contract/client'
import { CreateAccount, SavedAddresses } from './AccountBox.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CheckField } from './CheckField.tsx'
import { CustomFields } from './CustomFields.tsx'
import { Field } from './Field.tsx'
import { PartTitle, titleId } from './PartTitle.tsx'
import type { PartProps } from './part-props.ts'
import type { texts } from './texts.ts'
import { VatIdField } from './VatIdField.tsx'

export function Billing({ part, context, data, state }: PartProps) {
  const t = useTexts<typeof texts>()
  const { id, fields } = context
  const { view } = state
  return (
    <section aria-labelledby={titleId(id, part)}>
      <PartTitle id={id} part={part} standard={t('billing')} />
      <SavedAddresses id={id} kind="billing" account={view.account} />
      <AddressFields
        {...context}
        kind="billing"
        country={state.countries.billing}
        countryOptions={data.countries.billing}
        completed={view.completed}
      />
      {view.asksVatId && <VatIdField {...context} state={view.cart.vatState} />}
      <div className="checkout-fields">
        <Field {...context} name="billing_phone" label={t('label.phone')} type="tel" half />
        <Field {...context} name="billing_email" label={t('label.email')} type="email" half />
        {view.offersReminder && (
          <CheckField {...context} name="cart_reminder" label={t('label.cart_reminder')} />
        )}
      </div>
      <CustomFields {...context} all={view.customFields} place="contact" />
      {!view.account.email && <CreateAccount id={id} isChosen={fields.create_account !== ''} />}
    </section>
  )
}
