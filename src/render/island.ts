import type { AnyModule, Hydrate } from '#module-kit'

/** When the script of a module begins; in a copy without a server only what needs none does, and what has a way of its own there. */
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

/** What the server wrote of a module, with what its script is given. */
export function toIsland(
  { type, when, sent }: { type: string; when: Hydrate; sent: unknown },
  html: string,
): string {
  return `<vt-island module="${type}" when="${when}" props='${toAttribute(sent)}'>${html}</vt-island>`
}

/** JSON for a single-quoted attribute. */
function toAttribute(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}
