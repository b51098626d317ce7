import { BooleanInput, ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { Section } from '../../forms/Section.tsx'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { CustomerTags } from './CustomerTags.tsx'

const SENT = ['name', 'note', 'tags', 'group', 'disabled']

/** Only what staff may change is sent. */
const toSent = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => SENT.includes(name)))

export default function CustomerEdit() {
  return (
    <StaffEdit redirect={false} transform={toSent} actions={<CustomerActions />}>
      <CustomerPanel />
      <StaffForm>
        <Section title="customer">
          <TextInput source="name" parse={text => text ?? ''} helperText={false} />
          <ReferenceInput
            source="group"
            reference="customer-groups"
            sort={{ field: 'name', order: 'ASC' }}
            perPage={200}
          >
            <SelectInput
              optionText="name"
              label="resources.customers.fields.group"
              parse={group => group || null}
              emptyText="resources.customers.group.none"
              helperText="resources.customers.group.help"
            />
          </ReferenceInput>
          <CustomerTags />
          <TextInput
            source="note"
            multiline
            minRows={3}
            parse={text => text ?? ''}
            helperText="resources.customers.noteHelp"
          />
          <BooleanInput source="disabled" helperText="resources.customers.disabledHelp" />
        </Section>
      </StaffForm>
    </StaffEdit>
  )
}
