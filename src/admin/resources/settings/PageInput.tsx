import { AutocompleteInput, required, useRecordContext, useTranslate } from 'react-admin'

interface PageInputProps {
  source: string
  isRequired?: boolean
  /** Whether the path has a built-in layout while no page is published there. */
  hasBuiltIn?: boolean
}

/** A page chosen by its title; its URL path is what is kept. A path without a published page stays, and says so. */
export function PageInput({ source, isRequired = true, hasBuiltIn = false }: PageInputProps) {
  const translate = useTranslate()
  const record = useRecordContext()
  const pages = (record?.homePages ?? []) as { title: string; path: string }[]
  const kept = source.split('.').reduce((at, key) => at?.[key], record) as string | undefined
  const choices = pages.map(({ title, path }) => ({ id: path, name: `${title} (${path})` }))
  if (kept && !pages.some(page => page.path === kept)) {
    const name = translate(`resources.settings.${hasBuiltIn ? 'builtInPage' : 'notPublished'}`, {
      path: kept,
    })
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
