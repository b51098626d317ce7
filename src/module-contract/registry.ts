import { isRecord, VitrineError } from '#base'
import type { Catalogue } from '#texts'
import { type AnyModule, CATEGORIES, type Example, HYDRATE, type Start } from './define-module.ts'

/** Definitions of modules by type. */
export type Modules = ReadonlyMap<string, AnyModule>

/** All modules of a site by type, as far as both the server and the builder need them. */
export interface ModuleRegistry {
  modules: Modules
  /** Texts for visitors. */
  texts: ReadonlyMap<string, Catalogue>
  examples: ReadonlyMap<string, readonly Example[]>
  /** German labels for the builder by English label. */
  german: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Initial props of new modules. */
  starts: ReadonlyMap<string, Start>
}

export interface ModuleParts {
  definition: AnyModule
  texts?: Catalogue | undefined
  examples?: readonly Example[] | undefined
  german?: Readonly<Record<string, string>> | undefined
  start?: Start | undefined
}

/** Modules with one origin, such as the built-in folder. */
export interface ModuleSource {
  /** Names the origin in error messages. */
  name: string
  modules: ReadonlyMap<string, ModuleParts>
}

/** Name of a module in the language of staff, or its type if there is no such module. */
export function moduleLabel(
  { modules, german }: Pick<ModuleRegistry, 'modules' | 'german'>,
  type: string,
  language: string,
): string {
  const label = modules.get(type)?.label ?? type
  return (language === 'de' && german.get(type)?.[label]) || label
}

/** Types are stored in documents and are part of ids and CSS class names. */
const TYPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Joins modules in the order of their sources. Throws if two have the same type or one is invalid. */
export function createModuleRegistry(sources: readonly ModuleSource[]): ModuleRegistry {
  const all = joinSources(sources)
  for (const [type, { definition, source }] of all) {
    const problem = findProblem(type, definition)
    if (problem) throw invalidModule(type, source, problem)
  }
  return {
    modules: partsByType(all, ({ definition }) => definition),
    texts: partsByType(all, ({ texts }) => texts),
    examples: partsByType(all, ({ examples }) => examples),
    german: partsByType(all, ({ german }) => german),
    starts: partsByType(all, ({ start }) => start),
  }
}

/** Parts of modules by type, with the source that provides them. Throws if two sources have a type. */
export function joinSources<Parts extends object>(
  sources: readonly { name: string; modules: ReadonlyMap<string, Parts> }[],
): Map<string, Parts & { source: string }> {
  const joined = new Map<string, Parts & { source: string }>()
  for (const { name, modules } of sources) {
    for (const [type, parts] of modules) {
      const other = joined.get(type)?.source
      if (other !== undefined) throw invalidModule(type, name, `"${other}" has the same type`)
      joined.set(type, { ...parts, source: name })
    }
  }
  return joined
}

/** One part of the modules that have it, by type. */
export function partsByType<Parts, Part>(
  all: ReadonlyMap<string, Parts>,
  partOf: (parts: Parts) => Part | undefined,
): Map<string, Part> {
  const found = new Map<string, Part>()
  for (const [type, parts] of all) {
    const part = partOf(parts)
    if (part !== undefined) found.set(type, part)
  }
  return found
}

export function invalidModule(
  type: string,
  source: string | undefined,
  problem: string,
): VitrineError {
  const module = source === undefined ? `"${type}"` : `"${type}" of "${source}"`
  return new VitrineError('INVALID_MODULE', `The module ${module} cannot be used: ${problem}.`)
}

/** Modules of packages are not checked by our compiler. */
function findProblem(type: string, definition: unknown): string | undefined {
  if (!TYPE.test(type)) return 'a type consists of lowercase letters, digits and single hyphens'
  if (!isRecord(definition)) return 'it has no definition'
  const { label, icon, description, category, props, component, hydrate } = definition
  for (const [name, value] of Object.entries({ label, icon, description })) {
    if (typeof value !== 'string' || value === '') return `it has no ${name}`
  }
  if (!isOneOf(CATEGORIES, category)) return `its category is not one of ${CATEGORIES.join(', ')}`
  if (!isRecord(props) || !isRecord(props.shape)) return 'its props are not made with fields()'
  if (typeof component !== 'function') return 'its component is not a function'
  if (typeof hydrate !== 'function' && !isOneOf(HYDRATE, hydrate)) {
    return `its hydration is not one of ${HYDRATE.join(', ')}`
  }
  return undefined
}

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value)
