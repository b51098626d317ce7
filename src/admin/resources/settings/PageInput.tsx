import { AutocompleteInput, required, useRecordContext, useTranslate } from 'react-admin'

interface PageInputProps {
  source: string
  isRequired?: boolean
  /** Whether the path has a built-in layout when no page is published there. */
  hasBuiltIn?: boolean
}

/** Chooses a page by title and stores its path. Unpublished paths are kept with a note. */
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
