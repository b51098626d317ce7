import { regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type ExternalProvider, OUTSIDE_PROVIDERS } from '#newsletter/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'

const PROVIDERS = OUTSIDE_PROVIDERS.map(id => ({
  id,
  name: `resources.newsletter-lists.providers.${id}`,
}))

export default function AccountForm() {
  return (
    <StaffForm defaultValues={{ provider: 'mailchimp' }}>
      <AccountFields />
    </StaffForm>
  )
}

/** Fields depend on the service; stored keys are not shown. */
function AccountFields() {
  const provider: ExternalProvider = useWatch({ name: 'provider' })
  const hasSecret = useRecordContext()?.hasSecret === true
  const help = (key: string) => `resources.newsletter-accounts.${key}`
  return (
    <>
      <SelectInput
        source="provider"
        choices={PROVIDERS}
        validate={required()}
        readOnly={hasSecret}
      />
      <TextInput source="name" validate={required()} helperText={help('nameHelp')} />
      <TextInput
        source="url"
        type="url"
        parse={(value: string | null) => value ?? ''}
        validate={[...(provider === 'webhook' ? [required()] : []), regex(/^https?:\/\/\S+$/)]}
        helperText={help(provider === 'webhook' ? 'webhookUrlHelp' : 'urlHelp')}
      />
      <TextInput
        source="secret"
        label={help(provider === 'webhook' ? 'signingSecret' : 'apiKey')}
        autoComplete="off"
        validate={hasSecret ? [] : required()}
        // An empty input is not sent, which keeps the stored value.
        parse={(value: string | null) => value || undefined}
        helperText={help(hasSecret ? 'secretSaved' : `secretHelp.${provider}`)}
      />
    </>
  )
}
