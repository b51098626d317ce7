import type { LoadContext } from '#module-kit'
import type { Services } from './services.ts'

export type { Services } from './services.ts'

/** Server-side data of modules: what their `load.server.ts` exports as `load`, by type. */
export type AnyLoader = (
  props: Record<string, unknown>,
  context: LoadContext<Services>,
) => unknown | Promise<unknown>

const found = import.meta.glob<AnyLoader>('./*/load.server.ts', { eager: true, import: 'load' })

export const loaders: ReadonlyMap<string, AnyLoader> = new Map(
  Object.entries(found).map(([file, load]) => [file.split('/')[1] ?? file, load]),
)
