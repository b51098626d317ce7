import type { AnyModule, Example } from '#module-kit'

/** Every page module: one folder each, whose name is the stored type. The only registry, and no list. */
const definitions = import.meta.glob<AnyModule>('./*/module.ts', { eager: true, import: 'default' })
const styles = import.meta.glob<string>('./*/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const exampleFiles = import.meta.glob<Example[]>('./*/examples.ts', {
  eager: true,
  import: 'examples',
})

function typeOf(file: string): string {
  return file.split('/')[1] ?? file
}

export const modules: ReadonlyMap<string, AnyModule> = new Map(
  Object.entries(definitions).map(([file, definition]) => [typeOf(file), definition]),
)

export const moduleStyles: ReadonlyMap<string, string> = new Map(
  Object.entries(styles).map(([file, css]) => [typeOf(file), css]),
)

export const moduleExamples: ReadonlyMap<string, Example[]> = new Map(
  Object.entries(exampleFiles).map(([file, examples]) => [typeOf(file), examples]),
)
