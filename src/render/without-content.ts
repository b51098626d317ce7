import type { Resolver } from '#module-kit'

/** Pictures, links and slots have no say in what a module reads of an address. */
export const withoutContent: Resolver = {
  image: () => undefined,
  file: () => undefined,
  href: () => undefined,
  slot: () => () => null,
}
