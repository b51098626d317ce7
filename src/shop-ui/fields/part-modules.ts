import { slot } from '#module-contract'

/** Slot for the owner's modules in a list of parts. The module with the list cannot contain itself. */
export const partModules = (module: string) =>
  slot({
    label: 'Modules',
    disallow: ['section', 'column', module],
    onlyFor: { kind: ['modules'] },
  })
