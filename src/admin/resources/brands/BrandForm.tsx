import { required, TextInput } from 'react-admin'
import { MediaInput } from '../../forms/MediaInput.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'

const toText = (text: string | null) => text ?? ''

export default function BrandForm() {
  return (
    <StaffForm>
      <TextInput source="name" validate={required()} />
      <TextInput source="slug" parse={toText} helperText="resources.brands.slugHelp" />
      <TextInput
        source="description"
        parse={toText}
        multiline
        minRows={3}
        helperText="resources.brands.descriptionHelp"
      />
      <MediaInput source="image" kinds={['image', 'svg']} parse={value => value || null} />
    </StaffForm>
  )
}
