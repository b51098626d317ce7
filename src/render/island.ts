import type { AnyModule, Hydrate } from '#module-contract'

/** Hydration of a module; in a static export only for modules that work without a server. */
export function hydrateOf(
  module: AnyModule,
  props: Record<string, unknown>,
  withoutServer = false,
): Hydrate {
  if (withoutServer && module.withoutServer)
    return module.withoutServer === 'island' ? 'load' : 'never'
  const { hydrate } = module
  return typeof hydrate === 'function' ? hydrate(props as never) : hydrate
}

/** Start tag around the HTML of an island, with its props. */
export function islandTag(island: { type: string; when: Hydrate; sent: unknown }): string {
  return `<vt-island module="${island.type}" when="${island.when}" props='${toAttribute(island.sent)}'>`
}

/** JSON for a single-quoted attribute. */
function toAttribute(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}
