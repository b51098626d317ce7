import type { ComponentType } from 'react'
import type { Permission } from '#auth/schema'
import type { Translations } from '#staff/client'

/** Where the menu shows a resource, in this order. */
export const GROUPS = ['site', 'newsletter', 'shop', 'system'] as const
export type Group = (typeof GROUPS)[number]

/** A part of the admin: a folder under `resources`, whose name is the API's path and the address. */
export interface AdminResource {
  icon: ComponentType
  group: Group
  /** Place within the group. */
  order: number
  /** Who sees it: any of these. What it answers is checked by the server anew. */
  allow: Permission | readonly Permission[]
  /** Who is shown its forms; without it, all who see it. */
  change?: Permission
  /** What of its list waits for somebody: the menu says how much. */
  waiting?: Readonly<Record<string, string>>
  /** Lists, forms and pages, each loaded when it is first opened. */
  list?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  /** Instead of a list: one page, such as settings. */
  page?: ComponentType
  /** Which field of a record names it; `id` by default. */
  recordRepresentation?: string
  /** Where a refusal of the API is said: at this field. `text` instead of `errors.<reason>`. */
  refusals?: Readonly<Record<string, { field: string; text?: string }>>
  /** Texts under `resources.<name>`: `name` (a plural of `smart_count`), `fields.<field>`, and its own. */
  messages: Translations
}

export function defineResource(resource: AdminResource): AdminResource {
  return resource
}
