import { regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ADDRESS_PROVIDERS, type AddressProvider, needsServer } from '#shop/schema'

const text = (key: string) => `resources.settings.${key}`

/** Provider of address suggestions and its settings. */
export function AddressSuggestions() {
  const provider: AddressProvider = useWatch({ name: 'shop.addressSuggestions.provider' })
  const hasKey = useRecordContext()?.hasGooglePlacesKey === true
  return (
    <>
      <SelectInput
        source="shop.addressSuggestions.provider"
        choices={ADDRESS_PROVIDERS.map(id => ({ id, name: text(`addressProviders.${id}`) }))}
        validate={required()}
        helperText={text(`addressHelpBy.${provider}`)}
      />
      {needsServer(provider) && (
        <TextInput
          source="shop.addressSuggestions.server"
          type="url"
          placeholder={`https://${provider}.example.com`}
          validate={[required(), regex(/^https?:\/\/\S+$/)]}
          parse={(value: string | null) => value ?? ''}
        />
      )}
      {provider === 'google' && (
        <TextInput
          source="googlePlacesKey"
          autoComplete="off"
          validate={hasKey ? [] : required()}
          // An empty input is not sent, which keeps the stored value.
          parse={(value: string | null) => value || undefined}
          helperText={text(hasKey ? 'googleKeySaved' : 'googleKeyHelp')}
        />
      )}
    </>
  )
}
