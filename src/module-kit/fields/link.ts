import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { type PageLink, type ResolvedLink, URL_PATTERN } from '../link.ts'

export type StoredLink = (PageLink & { blank?: boolean }) | null

export const LinkSchema = Type.Union([
  Type.Null(),
  Type.Object(
    {
      url: Type.String({ maxLength: 2000, pattern: URL_PATTERN }),
      blank: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      page: Type.String({ minLength: 1, maxLength: 100 }),
      anchor: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\s<>"]*$' })),
      blank: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
])

/** A page of this site or an address. A page that no longer exists resolves to null. */
export function link(options: FieldOptions): Field<StoredLink, ResolvedLink | null> {
  return {
    ...baseOf(options),
    kind: 'link',
    schema: LinkSchema,
    control: { input: 'link' },
    default: null,
    collect: (value, references) => {
      if (value && 'page' in value) references.pages.add(value.page)
    },
    resolve: (value, resolver) => {
      const href = value ? resolver.href(value) : undefined
      return href ? { href, blank: value?.blank ?? false } : null
    },
  }
}
