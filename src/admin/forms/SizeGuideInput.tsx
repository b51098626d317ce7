import { useState } from 'react'
import { AutocompleteInput, useGetList, useGetMany, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PageItem } from '#pages/schema'

const SOURCE = 'sizeGuide'
const OFFERED = 25

/** Finds a page or layout block with a size guide by its title. */
export function SizeGuideInput({ help }: { help: string }) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const value: string | null | undefined = useWatch({ name: SOURCE })
  const { data: chosen = [] } = useGetMany<PageItem>('pages', { ids: value ? [value] : [] })
  const found = [...chosen, ...usePages('page', words), ...usePages('block', words)]
  const pages = [...new Map(found.map(page => [page.id, page])).values()]
  const nameOf = ({ kind, status, title }: PageItem) => {
    const notes = [
      ...(kind === 'block' ? [translate('resources.pages.kind.block')] : []),
      ...(status === 'draft' ? [translate('resources.pages.status.draft')] : []),
    ]
    return notes.length > 0 ? `${title} (${notes.join(', ')})` : title
  }
  return (
    <AutocompleteInput
      source={SOURCE}
      choices={pages.map(page => ({ id: page.id, name: nameOf(page) }))}
      setFilter={setWords}
      translateChoice={false}
      parse={(id: string) => id || null}
      helperText={help}
    />
  )
}

function usePages(kind: 'page' | 'block', words: string): readonly PageItem[] {
  const { data = [] } = useGetList<PageItem>('pages', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'title', order: 'ASC' },
    filter: { kind, ...(words ? { q: words } : {}) },
  })
  return data
}
