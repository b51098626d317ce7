import { NumberInput, ReferenceInput, required, SelectInput, TextInput } from 'react-admin'
import { SizeGuideInput } from '../../forms/SizeGuideInput.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'

export default function CategoryForm() {
  return (
    <StaffForm>
      <TextInput source="name" validate={required()} />
      <ReferenceInput source="parentId" reference="categories" perPage={200}>
        <SelectInput
          optionText="path"
          emptyText="resources.categories.top"
          parse={value => value || null}
        />
      </ReferenceInput>
      <TextInput
        source="slug"
        parse={value => value ?? ''}
        helperText="resources.categories.slugHelp"
      />
      <TextInput source="description" parse={value => value ?? ''} multiline minRows={3} />
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
