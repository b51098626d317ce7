import { AutocompleteInput, required, useRecordContext, useTranslate } from 'react-admin'

/** A page chosen by its title; its URL path is what is kept. One that is not published stays as it is, and says so. */
export function PageInput({ source, isRequired = true }: { source: string; isRequired?: boolean }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const pages = (record?.homePages ?? []) as { title: string; path: string }[]
  const kept = source.split('.').reduce((at, key) => at?.[key], record) as string | undefined
  const choices = pages.map(({ title, path }) => ({ id: path, name: `${title} (${path})` }))
  if (kept && !pages.some(page => page.path === kept)) {
    const name = translate('resources.settings.notPublished', { path: kept })
    choices.push({ id: kept, name })
  }
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      {...(isRequired ? { validate: required() } : {})}
      helperText={false}
    />
  )
}
