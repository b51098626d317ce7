import type { AnyModule, Example, ModuleSource, Start } from '#module-contract'
import type { Catalogue } from '#texts'

/** Registry of all page modules: one folder each, whose name is the stored type. */
const definitions = import.meta.glob<AnyModule>('./*/module.ts', { eager: true, import: 'default' })
const sheets = import.meta.glob<string>('./*/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const sharedFiles = import.meta.glob<string>('../{ui,media-ui,content}/**/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const sharedSheets = new Map(
  Object.entries(sharedFiles).map(([file, sheet]) => [
    file.replace(/^.*\/(.*)\.css$/, '$1'),
    sheet,
  ]),
)
const textFiles = import.meta.glob<Catalogue>('./*/texts.ts', { eager: true, import: 'texts' })
const exampleFiles = import.meta.glob<Example[]>('./*/examples.ts', {
  eager: true,
  import: 'examples',
})

const germanFiles = import.meta.glob<Record<string, string>>('./*/german.ts', {
  eager: true,
  import: 'german',
})
const startFiles = import.meta.glob<Start>('./*/start.ts', { eager: true, import: 'start' })

function typeOf(file: string): string {
  return file.split('/')[1] ?? file
}

const isVariantSheet = (file: string) => file.endsWith('/looks.css')

export const modules: ReadonlyMap<string, AnyModule> = new Map(
  Object.entries(definitions).map(([file, definition]) => [typeOf(file), definition]),
)

/**
 * Style sheets of a module: shared ones, then its own by file name. Shared sheets are also
 * available as `shared/<name>`, and a module's `looks.css` only as `<type>-looks`.
 */
export const moduleStyles: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...modules].map(([type, { sharedStyles = [] }]): [string, string[]] => {
    const shared = sharedStyles.map(name => sharedSheets.get(name) ?? '')
    const own = Object.keys(sheets).filter(file => typeOf(file) === type && !isVariantSheet(file))
    return [type, [...shared, ...own.map(file => sheets[file] ?? '')]]
  }),
  ...[...sharedSheets].map(([name, sheet]): [string, string[]] => [`shared/${name}`, [sheet]]),
  ...Object.entries(sheets)
    .filter(([file]) => isVariantSheet(file))
    .map(([file, sheet]): [string, string[]] => [`${typeOf(file)}-looks`, [sheet]]),
])

/** Texts of modules by type, from their `texts.ts`. */
export const moduleTexts: ReadonlyMap<string, Catalogue> = new Map(
  Object.entries(textFiles).map(([file, texts]) => [typeOf(file), texts]),
)

export const moduleExamples: ReadonlyMap<string, Example[]> = new Map(
  Object.entries(exampleFiles).map(([file, examples]) => [typeOf(file), examples]),
)

/** German labels of modules by type. */
export const moduleGerman: ReadonlyMap<string, Record<string, string>> = new Map(
  Object.entries(germanFiles).map(([file, german]) => [typeOf(file), german]),
)

/** Initial props of new modules by type. */
export const moduleStarts: ReadonlyMap<string, Start> = new Map(
  Object.entries(startFiles).map(([file, start]) => [typeOf(file), start]),
)

/** The built-in modules: one folder each, whose name is the stored type. */
export const builtInModules: ModuleSource = {
  name: 'built-in modules',
  modules: new Map(
    [...modules].map(([type, definition]) => {
      const parts = {
        definition,
        texts: moduleTexts.get(type),
        examples: moduleExamples.get(type),
        german: moduleGerman.get(type),
        start: moduleStarts.get(type),
      }
      return [type, parts]
    }),
  ),
}
