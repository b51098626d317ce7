import { ArrayInput, required, TextInput } from 'react-admin'
import { Entries } from '../../forms/Entries.tsx'
import { MediaInput } from '../../forms/MediaInput.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'

const keepText = (value: unknown) => value ?? ''

export default function AuthorForm() {
  return (
    <StaffForm defaultValues={{ slug: '', role: '', bio: '', portrait: null, links: [] }}>
      <TextInput source="name" validate={required()} helperText="resources.authors.nameHelp" />
      <TextInput source="slug" parse={keepText} helperText="resources.authors.slugHelp" />
      <TextInput source="role" parse={keepText} helperText="resources.authors.roleHelp" />
      <TextInput source="bio" parse={keepText} multiline minRows={4} />
      <MediaInput source="portrait" kinds={['image']} parse={value => value || null} />
      <ArrayInput source="links">
        <Entries columns="1fr 2fr auto">
          <TextInput source="label" label="resources.authors.linkLabel" validate={required()} />
          <TextInput source="url" label="resources.authors.linkUrl" validate={required()} />
        </Entries>
      </ArrayInput>
    </StaffForm>
  )
}
