import { VitrineError } from '#base'
import type { AnyAction } from './action.ts'
import type { LoadContext, QueryContext } from './load.ts'
import { invalidModule, joinSources, type ModuleRegistry, partsByType } from './registry.ts'

/** `load` of a module's `load.server.ts`. */
export type ModuleLoader<Services> = (
  props: Record<string, unknown>,
  context: LoadContext<Services>,
) => unknown | Promise<unknown>

/** `query` of a module's `load.server.ts`. */
export type ModuleQueryReader<Services> = (
  props: Record<string, unknown>,
  context: QueryContext<Services>,
) => URLSearchParams | Promise<URLSearchParams>

/** All modules of a site with the parts that only the server needs, by type. */
export interface ServerModuleRegistry<Services> extends ModuleRegistry {
  /**
   * Style sheets: shared ones, then a module's own by file name. Shared sheets are also available
   * as `shared/<name>`, and a module's `looks.css` only as `<type>-looks`.
   */
  styles: ReadonlyMap<string, readonly string[]>
  loaders: ReadonlyMap<string, ModuleLoader<Services>>
  queryReaders: ReadonlyMap<string, ModuleQueryReader<Services>>
  /** Actions by type and name. */
  actions: ReadonlyMap<string, Readonly<Record<string, AnyAction>>>
}

export interface ServerModuleParts<Services> {
  /** Its own style sheets in order, without `variantSheet`. */
  styles?: readonly string[] | undefined
  /** Styles of rare variants (`looks.css`). */
  variantSheet?: string | undefined
  load?: ModuleLoader<Services> | undefined
  query?: ModuleQueryReader<Services> | undefined
  actions?: Readonly<Record<string, AnyAction>> | undefined
}

/** Server parts of the modules of one source. */
export interface ServerModuleSource<Services> {
  name: string
  modules: ReadonlyMap<string, ServerModuleParts<Services>>
  /** Style sheets that several modules use (`sharedStyles`), by name. */
  sharedStyles?: ReadonlyMap<string, string> | undefined
}

/**
 * Adds server parts to a registry. Throws for modules that the registry does not have, and for
 * shared style sheets that do not exist or exist twice.
 */
export function createServerRegistry<Services>(
  registry: ModuleRegistry,
  sources: readonly ServerModuleSource<Services>[],
): ServerModuleRegistry<Services> {
  const parts = joinSources(sources)
  for (const [type, { source }] of parts) {
    if (!registry.modules.has(type)) throw invalidModule(type, source, 'it has no definition')
  }
  return {
    ...registry,
    styles: joinStyles(registry, parts, joinSharedStyles(sources)),
    loaders: partsByType(parts, ({ load }) => load),
    queryReaders: partsByType(parts, ({ query }) => query),
    actions: partsByType(parts, ({ actions }) => actions),
  }
}

function joinSharedStyles(
  sources: readonly Pick<ServerModuleSource<never>, 'name' | 'sharedStyles'>[],
): Map<string, string> {
  const joined = new Map<string, string>()
  for (const { name, sharedStyles = new Map() } of sources) {
    for (const [sheetName, sheet] of sharedStyles) {
      if (joined.has(sheetName)) {
        throw new VitrineError(
          'INVALID_MODULE',
          `The shared style sheet "${sheetName}" of "${name}" already exists.`,
        )
      }
      joined.set(sheetName, sheet)
    }
  }
  return joined
}

function joinStyles(
  { modules }: ModuleRegistry,
  parts: ReadonlyMap<string, ServerModuleParts<never> & { source: string }>,
  shared: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const styles = new Map<string, readonly string[]>()
  for (const [type, { sharedStyles = [] }] of modules) {
    const { styles: own = [], source } = parts.get(type) ?? {}
    const used = sharedStyles.map(name => {
      const sheet = shared.get(name)
      if (sheet !== undefined) return sheet
      throw invalidModule(type, source, `the shared style sheet "${name}" does not exist`)
    })
    styles.set(type, [...used, ...own].map(toLatin1Css))
  }
  for (const [name, sheet] of shared) styles.set(`shared/${name}`, [toLatin1Css(sheet)])
  for (const [type, { variantSheet }] of parts) {
    if (variantSheet !== undefined) styles.set(`${type}-looks`, [toLatin1Css(variantSheet)])
  }
  return styles
}

/**
 * Escapes characters above U+00FF. With one of them, V8 stores all styles of a page with two bytes per
 * character, and joining and searching them takes milliseconds per page. The result of `replace` keeps
 * two bytes, so it is copied.
 */
function toLatin1Css(css: string): string {
  const escaped = css.replace(
    /[\u{100}-\u{10ffff}]/gu,
    one => `\\${one.codePointAt(0)?.toString(16)} `,
  )
  return escaped === css ? css : Buffer.from(escaped, 'latin1').toString('latin1')
}
