/** Maximum number of modules per page that query the database, because rendering blocks the thread. */
const MAX_LOADS = 50
/** The same for copies of repeated modules. */
const MAX_REPEATED_LOADS = 400

/**
 * Gives each loader its services and throws if too many modules of a page use them. Loaders that
 * query nothing do not count.
 */
export function limitLoads<Services>(services: Services, maxLoads = MAX_LOADS) {
  const loads = { own: 0, repeated: 0 }
  const most = { own: maxLoads, repeated: MAX_REPEATED_LOADS }
  return (kind: keyof typeof loads): (() => Services) => {
    let isCounted = false
    return () => {
      if (!isCounted && ++loads[kind] > most[kind]) {
        throw new Error(`more than ${most[kind]} modules load data`)
      }
      isCounted = true
      return services
    }
  }
}
