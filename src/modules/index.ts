import type { AnyModule, Example, Start } from '#module-kit'
import type { Catalogue } from '#texts'

/** Registry of all page modules: one folder each, whose name is the stored type. */
const definitions = import.meta.glob<AnyModule>('./*/module.ts', { eager: true, import: 'default' })
const sheets = import.meta.glob<string>('./*/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const kitSheets = import.meta.glob<string>('../module-kit/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
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

const isLooks = (file: string) => file.endsWith('/looks.css')

export const modules: ReadonlyMap<string, AnyModule> = new Map(
  Object.entries(definitions).map(([file, definition]) => [typeOf(file), definition]),
)

/**
 * Style sheets of a module: shared ones, then its own by file name. Shared sheets are also
 * available as `kit/<name>`, and a module's `looks.css` only as `<type>-looks`.
 */
export const moduleStyles: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...modules].map(([type, { kitStyles = [] }]): [string, string[]] => {
    const shared = kitStyles.map(name => kitSheets[`../module-kit/${name}.css`] ?? '')
    const own = Object.keys(sheets).filter(file => typeOf(file) === type && !isLooks(file))
    return [type, [...shared, ...own.map(file => sheets[file] ?? '')]]
  }),
  ...Object.entries(kitSheets).map(([file, sheet]): [string, string[]] => [
    file.replace(/^.*\/(.*)\.css$/, 'kit/$1'),
    [sheet],
  ]),
  ...Object.entries(sheets)
    .filter(([file]) => isLooks(file))
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
