import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { PAGE_FIELD_PATTERN } from '../page-field.ts'
import type { PageLink } from '../resolved-values.ts'
import { findVariable, VARIABLE_PATTERN, variableIdOf } from '../variable.ts'

/** A link as a component receives it. */
export interface ResolvedLink {
  href: string
  /** Opens in a new window. */
  blank: boolean
}

/** http(s), mail, phone, a path of this site, a query or an anchor. No executable schemes. */
export const URL_PATTERN =
  '^(https?://[^\\s<>"]+|mailto:[^\\s<>"]+|tel:[0-9+() -]+|/[^\\s<>"\\\\]*|[?#][^\\s<>"]*)$'

/** Removes spaces from phone links, which URLs cannot contain (RFC 3966). */
export const toAddress = (url: string) =>
  url.startsWith('tel:') ? url.replaceAll(/\s+/g, '') : url

export type StoredLink = (PageLink & { blank?: boolean }) | null

const blank = Type.Optional(Type.Boolean())
const strict = { additionalProperties: false }

function toUrl(pattern: string) {
  return Type.Object({ url: Type.String({ maxLength: 2000, pattern }), blank }, strict)
}

const ToPage = Type.Object(
  {
    page: Type.String({ minLength: 1, maxLength: 100 }),
    anchor: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\s<>"]*$' })),
    blank,
  },
  strict,
)

/** Link with its own target, which a variable may contain. */
export const OwnLinkSchema = Type.Union([toUrl(URL_PATTERN), ToPage])

const LinkSchema = Type.Union([
  Type.Null(),
  toUrl(`${URL_PATTERN}|^${VARIABLE_PATTERN}$|^${PAGE_FIELD_PATTERN}$`),
  ToPage,
])

/** A page of this site or a URL. Deleted pages resolve to null. */
export function link(options: FieldOptions): Field<StoredLink, ResolvedLink | null> {
  return {
    ...baseOf(options),
    kind: 'link',
    schema: LinkSchema,
    control: { input: 'link', variable: 'link' },
    default: null,
    collect: (value, references) => {
      if (!value) return
      const variable = 'url' in value ? variableIdOf(value.url) : undefined
      if (variable) references.variables.add(variable)
      if ('page' in value) references.pages.add(value.page)
    },
    resolve: (value, resolver) => {
      if (!value) return null
      const isVariable = 'url' in value && variableIdOf(value.url) !== undefined
      const named = isVariable ? findVariable(value.url, 'link', resolver.variable)?.link : value
      const href = named && resolver.href(named)
      return href ? { href, blank: value.blank ?? named.blank ?? false } : null
    },
  }
}
