import type { Resolver } from '#module-contract'

/** Media, links, icons and slots do not influence which parameters a module reads. */
export const nullResolver: Resolver = {
  image: () => undefined,
  file: () => undefined,
  href: () => undefined,
  icon: () => undefined,
  slot: () => () => null,
}
