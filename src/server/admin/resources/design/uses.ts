import Type from 'typebox'
import type { HoldingPages } from '#pages'
import type { AdminDeps } from '../../discover.ts'

const Named = Type.Object({ id: Type.String(), title: Type.String() })

export const UsesAnswer = Type.Object({
  pages: Type.Array(Type.Object({ ...Named.properties, isPublished: Type.Boolean() })),
  /** Number of further pages. */
  more: Type.Integer(),
  presets: Type.Array(Named),
})

type Deps = Pick<AdminDeps, 'pages' | 'designLibrary'>

/** Stored form in a document. */
const stored = (id: string) => [`"var:${id}"`]

/** Pages and presets that use a variable. */
export async function usesOfVariable({ pages, designLibrary }: Deps, id: string) {
  const [holding, { presets }] = await Promise.all([
    pages.editing.holding(stored(id)),
    designLibrary.get(),
  ])
  const using = [...presets.byId.values()].filter(({ design }) =>
    stored(id).some(text => JSON.stringify(design).includes(text)),
  )
  return { ...toPages(holding), presets: using.map(one => ({ id: one.id, title: one.name })) }
}

/** Whether anything, including revisions, still uses a variable. */
export async function isVariableUsed(deps: Deps, id: string): Promise<boolean> {
  const { pages, presets } = await usesOfVariable(deps, id)
  return pages.length + presets.length > 0 || (await deps.pages.editing.isInRevisions(stored(id)))
}

/** Pages that use a preset. A default preset also applies to modules without presets. */
export async function usesOfPreset({ pages }: Deps, id: string) {
  return { ...toPages(await pages.editing.holding([`"${id}"`])), presets: [] }
}

const toPages = ({ items, total }: HoldingPages) => ({ pages: items, more: total - items.length })
