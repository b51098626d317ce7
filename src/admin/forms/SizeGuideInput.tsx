import { AutocompleteInput, useGetList, useTranslate } from 'react-admin'

/** Chooses a page or layout block with a size guide. */
export function SizeGuideInput({ help }: { help: string }) {
  const translate = useTranslate()
  const pages = useTitles('page')
  const blocks = useTitles('block')
  const block = translate('resources.pages.kind.block')
  return (
    <AutocompleteInput
      source="sizeGuide"
      choices={[
        ...pages.map(({ id, title }) => ({ id, name: title })),
        ...blocks.map(({ id, title }) => ({ id, name: `${title} (${block})` })),
      ]}
      translateChoice={false}
      parse={(value: string) => value || null}
      helperText={help}
    />
  )
}

function useTitles(kind: 'page' | 'block'): readonly { id: string; title: string }[] {
  const { data = [] } = useGetList('pages', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'title', order: 'ASC' },
    filter: { kind },
  })
  return data
}
