import type { AnyLoader } from '#modules/services'

/** Loaders that return given data for some node ids, for examples. */
export function loadersWithData(
  loaders: ReadonlyMap<string, AnyLoader>,
  data: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, AnyLoader> {
  const answering = (load: AnyLoader): AnyLoader => {
    return (props, context) =>
      data.has(context.nodeId) ? data.get(context.nodeId) : load(props, context)
  }
  return new Map([...loaders].map(([type, load]) => [type, answering(load)]))
}
