import Type from 'typebox'
import type { HoldingPages } from '#pages'
import type { AdminDeps } from '../../discover.ts'

const Named = Type.Object({ id: Type.String(), title: Type.String() })

export const UsesAnswer = Type.Object({
  pages: Type.Array(Type.Object({ ...Named.properties, isPublished: Type.Boolean() })),
  /** How many pages there are besides those that are named. */
  more: Type.Integer(),
  presets: Type.Array(Named),
})

type Deps = Pick<AdminDeps, 'pages' | 'designLibrary'>

/** As it stands in a document. */
const stored = (id: string) => [`"var:${id}"`]

/** Which pages, and which presets, a variable was chosen in. */
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

/** Whether anything, an earlier state of a page too, still goes by a variable. */
export async function isVariableUsed(deps: Deps, id: string): Promise<boolean> {
  const { pages, presets } = await usesOfVariable(deps, id)
  return pages.length + presets.length > 0 || (await deps.pages.editing.isInRevisions(stored(id)))
}

/** Which pages name a preset. Where it is the default of its type, it applies besides wherever none is named. */
export async function usesOfPreset({ pages }: Deps, id: string) {
  return { ...toPages(await pages.editing.holding([`"${id}"`])), presets: [] }
}

const toPages = ({ items, total }: HoldingPages) => ({ pages: items, more: total - items.length })
