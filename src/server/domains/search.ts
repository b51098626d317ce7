import { DAY, SECOND } from '#base'
import type { AllServices } from '../services/create-services.ts'
import type { ServerDomain } from './domain.ts'

export function searchDomain({ search }: AllServices): ServerDomain {
  return {
    tasks: [
      { name: 'search-index', everyMs: SECOND, run: signal => search.sync(signal) },
      { name: 'prune-searches', everyMs: DAY, run: () => search.misses.prune() },
      { name: 'prune-search-words', everyMs: 7 * DAY, run: signal => search.pruneWords(signal) },
    ],
    invalidate: tags => search.touch(tags),
  }
}
