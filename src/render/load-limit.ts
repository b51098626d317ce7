/** Modules of one page that ask the database: the page is made while everybody waits for the thread. */
const MAX_LOADS = 50
/** Of what is repeated for items, as many copies of modules. */
const MAX_REPEATED_LOADS = 400

/**
 * Hands out what loaders ask of, each module its own; throws where too many of a page ask for something. A module whose loader
 * asks nobody, as it is set, is none of them.
 */
export function limitLoads<Services>(services: Services, maxLoads = MAX_LOADS) {
  const loads = { own: 0, repeated: 0 }
  const most = { own: maxLoads, repeated: MAX_REPEATED_LOADS }
  return (kind: keyof typeof loads): (() => Services) => {
    let isCounted = false
    return () => {
      if (!isCounted && ++loads[kind] > most[kind]) {
        throw new Error(`more than ${most[kind]} modules ask for data`)
      }
      isCounted = true
      return services
    }
  }
}
