import { AutocompleteInput, required, useRecordContext } from 'react-admin'

/** A page chosen by its title; its URL path is what is kept. One that is not published stays as it is. */
export function PageInput({ source }: { source: string }) {
  const record = useRecordContext()
  const pages = (record?.homePages ?? []) as { title: string; path: string }[]
  const kept = source.split('.').reduce((at, key) => at?.[key], record) as string | undefined
  const choices = pages.map(({ title, path }) => ({ id: path, name: `${title} (${path})` }))
  if (kept && !pages.some(page => page.path === kept)) choices.push({ id: kept, name: kept })
  return (
    <AutocompleteInput source={source} choices={choices} validate={required()} helperText={false} />
  )
}
