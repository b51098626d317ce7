import { BooleanInput, NumberInput, required, TextInput } from 'react-admin'
import { Section } from '../../forms/Section.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { ValuesField } from './ValuesField.tsx'

export default function AttributeForm() {
  return (
    <StaffForm>
      <Section title="attribute">
        <TextInput source="name" validate={required()} helperText="resources.attributes.nameHelp" />
        <TextInput
          source="slug"
          parse={value => value ?? ''}
          helperText="resources.attributes.slugHelp"
        />
        <NumberInput
          source="position"
          min={0}
          step={1}
          validate={required()}
          helperText="resources.attributes.positionHelp"
        />
        <BooleanInput source="filterable" helperText="resources.attributes.filterableHelp" />
      </Section>
      <Section title="values">
        <ValuesField source="values" />
      </Section>
    </StaffForm>
  )
}
