import { toIds } from '#content'
import type { ContentFieldFact, LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface FieldRow {
  key: string
  label: string
  fact: ContentFieldFact
}

export interface FieldListData {
  /** Fields with a value. */
  rows: FieldRow[]
}

/** Fields of the current page; built-in kinds of page have none. */
export async function load(
  props: PropsOf<typeof Props>,
  { services, page, tag }: Pick<LoadContext<Services>, 'services' | 'page' | 'tag'>,
): Promise<FieldListData> {
  const { contentTypes, fields } = services.pages
  const type = await contentTypes.ofKind(page.kind)
  if (!type) return { rows: [] }
  const chosen = toIds(props.fields)
  const wanted = type.fields
    .filter(({ key }) => chosen.length === 0 || chosen.includes(key))
    .filter(({ kind }) => props.showImages || kind !== 'image')
  const keys = new Set(wanted.map(({ key }) => key))
  const facts = new Map(
    Object.entries((await fields.read([page], { keys, tag })).get(page.id) ?? {}),
  )
  return {
    rows: wanted.flatMap(({ key, label }) => {
      const fact = facts.get(key)
      return fact ? [{ key, label, fact }] : []
    }),
  }
}
