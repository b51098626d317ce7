import type { AnyModule, Example, ModuleSource, Start } from '#module-contract'
import type { Catalogue } from '#texts'

const definitions = import.meta.glob<AnyModule>('./*/module.ts', { eager: true, import: 'default' })
const texts = import.meta.glob<Catalogue>('./*/texts.ts', { eager: true, import: 'texts' })
const examples = import.meta.glob<Example[]>('./*/examples.ts', {
  eager: true,
  import: 'examples',
})
const german = import.meta.glob<Record<string, string>>('./*/german.ts', {
  eager: true,
  import: 'german',
})
const starts = import.meta.glob<Start>('./*/start.ts', { eager: true, import: 'start' })

/** The built-in modules: one folder each, whose name is the stored type. */
export const builtInModules: ModuleSource = {
  name: 'built-in modules',
  modules: new Map(
    Object.entries(definitions).map(([file, definition]) => {
      const folder = file.slice(0, file.lastIndexOf('/'))
      const parts = {
        definition,
        texts: texts[`${folder}/texts.ts`],
        examples: examples[`${folder}/examples.ts`],
        german: german[`${folder}/german.ts`],
        start: starts[`${folder}/start.ts`],
      }
      return [folder.slice('./'.length), parts]
    }),
  ),
}
