import type { ComponentType } from 'react'
import type { Permission } from '#auth/schema'
import type { Translations } from '#staff/client'

/** Menu groups in display order. */
export const GROUPS = ['site', 'newsletter', 'shop', 'system'] as const
export type Group = (typeof GROUPS)[number]

/** A section of the admin. Its folder name under `resources` is the API path and URL. */
export interface AdminResource {
  icon: ComponentType
  group: Group
  /** Position within the group. */
  order: number
  /** Permissions, any of which shows it. The server enforces the same list. */
  allow: Permission | readonly Permission[]
  /** Permission for its forms; defaults to `allow`. */
  change?: Permission
  /** Filter of entries that need attention; the menu shows their number. */
  waiting?: Readonly<Record<string, string>>
  /** Components, loaded on first use. */
  list?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  /** A single page instead of a list, such as settings. */
  page?: ComponentType
  /** Field that names a record; `id` by default. */
  recordRepresentation?: string
  /** Form fields at which API refusals are shown. `text` overrides `errors.<reason>`. */
  refusals?: Readonly<Record<string, { field: string; text?: string }>>
  /** Texts under `resources.<name>`: `name` (a plural of `smart_count`), `fields.<field>`, and others. */
  messages: Translations
}

export function defineResource(resource: AdminResource): AdminResource {
  return resource
}
