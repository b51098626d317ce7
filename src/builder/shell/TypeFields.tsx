import { useEffect, useState } from 'react'
import { type ContentField, type ContentType, isCustomKind, kindOfType } from '#pages/schema'
import { callApi } from '#staff/client'
import { Option } from '../options/Option.tsx'
import type { OptionField } from '../options/option-field.ts'

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
        field={toOption(field)}
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

function toOption(field: ContentField): OptionField {
  const { key, label, help } = field
  return {
    name: `fields.${key}`,
    label,
    help: help || undefined,
    control: controlOf(field),
    default: undefined,
  }
}

function controlOf({ kind, choices, multiple, of }: ContentField): OptionField['control'] {
  const options = Object.fromEntries(choices.map(choice => [choice, choice]))
  switch (kind) {
    case 'long-text':
      return { input: 'textarea', maxLength: 10_000 }
    case 'number':
      return { input: 'number', step: 'any' }
    case 'yes-no':
      return { input: 'switch' }
    case 'date':
    case 'date-time':
      return { input: 'wall-time', time: kind === 'date-time' }
    case 'choice':
      return multiple ? { input: 'choices', options } : { input: 'select', options, optional: true }
    case 'image':
      return { input: 'media', kinds: ['image'] }
    case 'file':
      return { input: 'media' }
    case 'relation':
      return { input: 'catalog-list', of: RELATED[of] ?? of }
    default:
      return { input: 'text', maxLength: 1000 }
  }
}

/** Lists of the panel, by the kinds of pages and products. */
const RELATED: Record<string, string> = {
  post: 'posts',
  project: 'projects',
  product: 'products',
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
