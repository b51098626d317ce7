import { AutocompleteArrayInput, DateTimeInput, ReferenceArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isContentKind } from '#pages/schema'
import { TagsInput } from '../../forms/TagsInput.tsx'

/** What lists sort posts and projects by. */
export function ContentFields() {
  const kind = useWatch({ name: 'kind' })
  if (!isContentKind(kind)) return null
  return (
    <>
      <ReferenceArrayInput
        key={kind}
        source="categories"
        reference="terms"
        perPage={200}
        sort={{ field: 'tree', order: 'ASC' }}
        filter={{ kind, taxonomy: 'category' }}
      >
        <AutocompleteArrayInput optionText="path" helperText="resources.pages.categoriesHelp" />
      </ReferenceArrayInput>
      <TagsInput
        source="tags"
        reference="terms"
        sort="tree"
        filter={{ kind, taxonomy: 'tag' }}
        label="resources.pages.fields.tags"
      />
      <DateTimeInput
        source="publishedAt"
        parse={text => (text ? new Date(text).getTime() : undefined)}
        helperText="resources.pages.publishedAtHelp"
      />
    </>
  )
}
