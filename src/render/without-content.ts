import type { Resolver } from '#module-kit'

/** Pictures, links, icons and slots have no say in what a module reads of an address. */
export const withoutContent: Resolver = {
  image: () => undefined,
  file: () => undefined,
  href: () => undefined,
  icon: () => undefined,
  slot: () => () => null,
}
