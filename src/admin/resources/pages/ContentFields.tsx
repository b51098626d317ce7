import {
  AutocompleteArrayInput,
  DateTimeInput,
  NumberInput,
  ReferenceArrayInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { findContentType, isContentKind } from '#pages/schema'
import { TagsInput } from '../../forms/TagsInput.tsx'
import { useContentTypes } from '../content-types/use-content-types.ts'
import { SeriesInput } from './SeriesInput.tsx'

/** Sorting fields of posts and projects. */
export function ContentFields() {
  const kind = useWatch({ name: 'kind' })
  const type = findContentType(useContentTypes(), kind)
  if (!isContentKind(kind)) return null
  const { hasCategories = true, hasTags = true } = type ?? {}
  return (
    <>
      {hasCategories && (
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
      )}
      {hasTags && (
        <TagsInput
          source="tags"
          reference="terms"
          sort="tree"
          filter={{ kind, taxonomy: 'tag' }}
          label="resources.pages.fields.tags"
        />
      )}
      {!type && (
        <>
          <SeriesInput kind={kind} />
          <NumberInput
            source="series.part"
            label="resources.pages.fields.part"
            min={1}
            max={1000}
            helperText="resources.pages.partHelp"
          />
        </>
      )}
      <DateTimeInput
        source="publishedAt"
        parse={text => (text ? new Date(text).getTime() : undefined)}
        helperText="resources.pages.publishedAtHelp"
      />
    </>
  )
}
