import { Create, required, SelectInput, TextInput } from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { useSiteLists } from './use-site-lists.ts'

/** Adds a person who agreed elsewhere, for example on paper; the note is part of the proof. */
export default function SubscriberCreate() {
  const lists = useSiteLists()
  if (!lists) return null
  return (
    <Create redirect="list">
      <StaffForm defaultValues={{ listId: lists[0]?.id }}>
        <SelectInput
          source="listId"
          choices={lists}
          translateChoice={false}
          validate={required()}
        />
        <TextInput source="email" type="email" validate={required()} />
        <TextInput source="firstName" parse={toText} />
        <TextInput source="lastName" parse={toText} />
        <TextInput
          source="consentText"
          validate={required()}
          helperText="resources.newsletter-subscribers.consentHelp"
        />
      </StaffForm>
    </Create>
  )
}

const toText = (value: string | null) => value ?? ''
