import { escapeHtml } from '#base'
import { ActionField, ServerHtml, useTexts } from '#module-contract'
import { ADDRESS_FIELDS, type AddressField, CHECKOUT_LENGTHS } from '#shop/schema'
import { FormField, inputAttributes } from '#ui'
import { AccountField } from './AccountField.tsx'
import { type AccountData, viewPath } from './account-data.ts'
import type { texts } from './texts.ts'

const AUTOCOMPLETE: Record<AddressField, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  country: 'country',
  address_1: 'address-line1',
  address_2: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
}

/** Optional in at least one country; the server knows the rules of each. */
const OPTIONAL: readonly AddressField[] = ['company', 'address_2', 'postcode', 'state']

/** A new or known address. */
export function AddressForm({ id, data }: { id: string; data: AccountData }) {
  const t = useTexts<typeof texts>()
  const { address, addressId, problems, path } = data
  const country = address.billing_country ?? ''
  const errorOf = (field: string) => problems.find(one => one.field === field)?.text
  return (
    <section>
      <h2>{t(addressId ? 'editAddress' : 'addAddress')}</h2>
      <form className="account-form" method="post" noValidate>
        <ActionField node={id} name="save-address" />
        {addressId && <input type="hidden" name="id" value={addressId} />}
        {ADDRESS_FIELDS.map(part => {
          const name = `billing_${part}` as const
          if (part === 'country') {
            const fieldId = `${id}-${name}`
            const error = errorOf(name)
            return (
              <FormField key={part} id={fieldId} label={t('label.country')} error={error}>
                <ServerHtml
                  as="select"
                  {...inputAttributes({ id: fieldId, error, isRequired: true })}
                  name={name}
                  autoComplete="country"
                  html={`<option value="">${escapeHtml(t('chooseCountry'))}</option>${data.countryOptions}`}
                />
              </FormField>
            )
          }
          return (
            <AccountField
              key={part}
              form={id}
              name={name}
              label={t(`label.${part}`, { country })}
              autoComplete={AUTOCOMPLETE[part]}
              maxLength={CHECKOUT_LENGTHS[name]}
              defaultValue={address[name]}
              error={errorOf(name)}
              isOptional={OPTIONAL.includes(part)}
            />
          )
        })}
        <AccountField
          form={id}
          name="billing_phone"
          type="tel"
          label={t('label.phone')}
          autoComplete="tel"
          maxLength={CHECKOUT_LENGTHS.billing_phone}
          defaultValue={address.billing_phone}
          error={errorOf('billing_phone')}
          isOptional
        />
        {(['is_billing', 'is_shipping'] as const).map(name => (
          <label className="check" key={name}>
            <input type="checkbox" name={name} value="1" defaultChecked={Boolean(address[name])} />
            <span>{t(name === 'is_billing' ? 'useForBilling' : 'useForShipping')}</span>
          </label>
        ))}
        <div className="account-buttons">
          <button className="button" type="submit">
            {t('saveAddress')}
          </button>
          <a href={viewPath(path, 'addresses')}>{t('cancel')}</a>
        </div>
      </form>
    </section>
  )
}
