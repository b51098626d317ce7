import type { AnyAction, LoadContext, QueryContext } from '#module-contract'
import type { Services } from './services.ts'

export type { Services } from './services.ts'

/** Loaders of modules by type, from their `load.server.ts`. */
export type AnyLoader = (
  props: Record<string, unknown>,
  context: LoadContext<Services>,
) => unknown | Promise<unknown>

/** `query` functions of loaders by type. */
export type AnyQueryReader = (
  props: Record<string, unknown>,
  context: QueryContext<Services>,
) => URLSearchParams | Promise<URLSearchParams>

interface LoaderFile {
  load: AnyLoader
  query?: AnyQueryReader
}

const found = Object.entries(
  import.meta.glob<LoaderFile>('./*/load.server.ts', { eager: true }),
).map(([file, exported]) => ({ type: file.split('/')[1] ?? file, ...exported }))

export const loaders: ReadonlyMap<string, AnyLoader> = new Map(
  found.map(({ type, load }) => [type, load]),
)

export const queryReaders: ReadonlyMap<string, AnyQueryReader> = new Map(
  found.flatMap(({ type, query }) => (query ? [[type, query]] : [])),
)

const actionFiles = import.meta.glob<Record<string, AnyAction>>('./*/action.server.ts', {
  eager: true,
  import: 'actions',
})

/** Actions of modules by type and name, from their `action.server.ts`. */
export const actions: ReadonlyMap<string, Readonly<Record<string, AnyAction>>> = new Map(
  Object.entries(actionFiles).map(([file, found]) => [file.split('/')[1] ?? file, found]),
)

/** Loaders that return the given data for these node ids. The gallery shows examples with it. */
export function loadersWith(data: ReadonlyMap<string, unknown>): ReadonlyMap<string, AnyLoader> {
  const answering = (load: AnyLoader): AnyLoader => {
    return (props, context) =>
      data.has(context.nodeId) ? data.get(context.nodeId) : load(props, context)
  }
  return new Map([...loaders].map(([type, load]) => [type, answering(load)]))
}
