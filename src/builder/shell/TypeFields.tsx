import { useEffect, useState } from 'react'
import { type ContentField, type ContentType, isCustomKind, kindOfType } from '#pages/schema'
import { callApi } from '#staff/client'
import { Option } from '../options/Option.tsx'
import { toTypeOption } from './type-option.ts'

interface TypeFieldsProps {
  /** Of the page. */
  kind: string
  values: Readonly<Record<string, unknown>>
  onChange(next: Record<string, unknown>): void
}

/** What a page says in the fields of its content type. */
export function TypeFields({ kind, values, onChange }: TypeFieldsProps) {
  const type = useContentType(kind)
  return type?.fields.map(field => {
    const { toShown, toKept } = stored(field)
    const value = values[field.key]
    return (
      <Option
        key={`${field.key} ${field.kind}`}
        field={toTypeOption(field)}
        value={value === undefined ? undefined : toShown(value)}
        variant="desktop"
        onVariant={() => {}}
        onChange={next => {
          const { [field.key]: _, ...rest } = values
          const isEmpty = next === undefined || next === ''
          onChange(isEmpty ? rest : { ...rest, [field.key]: toKept(next) })
        }}
      />
    )
  })
}

/** The content type of a kind of pages; none for those of the program, or while it is not known. */
function useContentType(kind: string): ContentType | undefined {
  const [types, setTypes] = useState<ContentType[]>([])
  const isAsked = isCustomKind(kind)
  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    callApi<{ items: ContentType[] }>('GET', '/content-types', { signal: stop.signal }).then(
      ({ items }) => setTypes(items),
      // The page can be edited without them; what was filled in stays.
      () => {},
    )
    return () => stop.abort()
  }, [isAsked])
  return types.find(type => kindOfType(type) === kind)
}

/** Relations are lists of ids, which the panel has as one text. */
function stored({ kind, multiple }: ContentField) {
  if (kind !== 'relation')
    return { toShown: (value: unknown) => value, toKept: (value: unknown) => value }
  return {
    toShown: (value: unknown) => (Array.isArray(value) ? value.join('\n') : undefined),
    toKept: (value: unknown) =>
      String(value)
        .split(/\s+/)
        .filter(Boolean)
        .slice(multiple ? 0 : -1),
  }
}
