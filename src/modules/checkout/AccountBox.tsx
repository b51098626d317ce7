import { ACTION_FIELD, actionName, useTexts } from '#module-contract/client'
import type { CheckoutAccount } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import { formIdOf } from './form-id.ts'
import type { texts } from './texts.ts'

/** Signed-in customer, or the link that signs in and returns here. */
export function AccountBox({ account }: { account: CheckoutAccount }) {
  const t = useTexts<typeof texts>()
  const { email, signInPath } = account
  return (
    <p className="checkout-account">
      {email ? (
        t('signedInAs', { email })
      ) : (
        <>
          {t('haveAccount')} <a href={signInPath}>{t('signIn')}</a>
        </>
      )}
    </p>
  )
}

interface SavedAddressesProps {
  /** Id of the module. */
  id: string
  kind: 'billing' | 'shipping'
  account: CheckoutAccount
}

/** Fills in an address of the address book. The button reloads the page, so it works without script. */
export function SavedAddresses({ id, kind, account: { addresses } }: SavedAddressesProps) {
  const t = useTexts<typeof texts>()
  if (addresses.length === 0) return null
  const fieldId = `${id}-saved-${kind}`
  return (
    <div className="checkout-saved">
      <FormField id={fieldId} label={t('savedAddresses')} error={undefined}>
        <select
          {...inputAttributes({ id: fieldId, error: undefined, isRequired: false })}
          name={`saved_${kind}`}
          form={formIdOf(id)}
        >
          {addresses.map(address => (
            <option key={address.id} value={address.id}>
              {address.label}
            </option>
          ))}
        </select>
      </FormField>
      <button
        className="button"
        data-style="outline"
        type="submit"
        form={formIdOf(id)}
        name={ACTION_FIELD}
        value={actionName(id, `use-${kind}`)}
      >
        {t('useAddress')}
      </button>
    </div>
  )
}

/** Asks for an account; the hint slides open (behavior §14). */
export function CreateAccount({ id, isChosen }: { id: string; isChosen: boolean }) {
  const t = useTexts<typeof texts>()
  return (
    <div className="checkout-create">
      <label className="check">
        <input
          type="checkbox"
          name="create_account"
          value="1"
          form={formIdOf(id)}
          defaultChecked={isChosen}
        />
        <span>{t('createAccount')}</span>
      </label>
      <div className="checkout-create-hint">
        <p className="checkout-help">{t('createAccountHint')}</p>
      </div>
    </div>
  )
}
