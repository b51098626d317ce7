import { AutocompleteInput, NumberInput, ReferenceInput, required, TextInput } from 'react-admin'
import { MediaInput } from '../../forms/MediaInput.tsx'
import { SizeGuideInput } from '../../forms/SizeGuideInput.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'

export default function CategoryForm() {
  return (
    <StaffForm>
      <TextInput source="name" validate={required()} />
      <ReferenceInput source="parentId" reference="categories" perPage={50}>
        <AutocompleteInput
          optionText="path"
          filterToQuery={(q: string) => ({ q })}
          parse={(id: string) => id || null}
          helperText="resources.categories.parentHelp"
        />
      </ReferenceInput>
      <TextInput
        source="slug"
        parse={value => value ?? ''}
        helperText="resources.categories.slugHelp"
      />
      <TextInput
        source="description"
        parse={value => value ?? ''}
        multiline
        minRows={3}
        helperText="resources.categories.descriptionHelp"
      />
      <MediaInput
        source="image"
        kinds={['image', 'svg']}
        parse={value => value || null}
        helperText="resources.categories.imageHelp"
      />
      <SizeGuideInput help="resources.categories.sizeGuideHelp" />
      <NumberInput
        source="position"
        min={0}
        defaultValue={0}
        helperText="resources.categories.positionHelp"
      />
    </StaffForm>
  )
}
