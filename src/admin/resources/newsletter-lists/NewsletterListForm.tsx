import {
  BooleanInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { NewsletterAccount } from '#newsletter/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'

const toText = (value: string | null) => value ?? ''

export default function NewsletterListForm() {
  return (
    <StaffForm defaultValues={{ isPublic: true, accountId: null }}>
      <TextInput
        source="name"
        validate={required()}
        helperText="resources.newsletter-lists.nameHelp"
      />
      <TextInput
        source="description"
        parse={toText}
        multiline
        minRows={2}
        helperText="resources.newsletter-lists.descriptionHelp"
      />
      <ListAccount />
    </StaffForm>
  )
}

/** Manager of the list: this site, or an external service. */
function ListAccount() {
  const translate = useTranslate()
  const { data: accounts = [] } = useGetList<NewsletterAccount>('newsletter-accounts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  const accountId: string | null = useWatch({ name: 'accountId' })
  const provider = accounts.find(one => one.id === accountId)?.provider
  const help = (key: string) => `resources.newsletter-lists.${key}`
  return (
    <>
      <SelectInput
        source="accountId"
        choices={accounts.map(one => ({
          id: one.id,
          name: `${translate(help(`providers.${one.provider}`))}: ${one.name}`,
        }))}
        translateChoice={false}
        emptyText={translate(help('providers.site'))}
        parse={(value: string) => value || null}
        helperText={help('accountHelp')}
      />
      {provider ? (
        <TextInput
          source="remoteId"
          parse={toText}
          validate={
            provider === 'webhook'
              ? []
              : [required(), ...(provider === 'brevo' ? [regex(/^\d+$/)] : [])]
          }
          helperText={help(`remoteIdHelp.${provider}`)}
        />
      ) : (
        <BooleanInput source="isPublic" helperText={help('isPublicHelp')} />
      )}
      {provider === 'brevo' && (
        <TextInput
          source="templateId"
          parse={toText}
          validate={regex(/^\d*$/)}
          helperText={help('templateIdHelp')}
        />
      )}
    </>
  )
}
