import { required, TextInput } from 'react-admin'
import { Section } from '../../forms/Section.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'

const toText = (text: string | null) => text ?? ''

/** A manufacturer, and the responsible person in the EU if it is elsewhere. */
export default function ManufacturerForm() {
  return (
    <StaffForm>
      <Section title="manufacturer">
        <TextInput source="name" validate={required()} helperText={false} />
        <TextInput
          source="contact"
          parse={toText}
          helperText="resources.manufacturers.contactHelp"
        />
        <TextInput source="address" parse={toText} multiline className="whole" helperText={false} />
      </Section>
      <Section title="responsible">
        <TextInput
          source="responsibleName"
          parse={toText}
          helperText="resources.manufacturers.responsibleHelp"
        />
        <TextInput source="responsibleContact" parse={toText} helperText={false} />
        <TextInput
          source="responsibleAddress"
          parse={toText}
          multiline
          className="whole"
          helperText={false}
        />
      </Section>
    </StaffForm>
  )
}
