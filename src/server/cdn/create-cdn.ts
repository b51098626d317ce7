import type { Clock } from '#base'
import type { Database } from '#db'
import { version } from '../../../package.json'
import type { Outbound } from '../outbound/index.ts'
import { createPurgeApi } from './purge-api.ts'
import { createCdnPurge } from './purge-cdn.ts'
import type { CdnSettings } from './settings.ts'

/** Purges of the configured content delivery network. Undefined without one. */
export function createCdn(
  cdn: CdnSettings | undefined,
  deps: { db: Database; clock: Clock; outbound: Outbound },
) {
  if (!cdn) return undefined
  const api = createPurgeApi(cdn, deps)
  return { purge: createCdnPurge({ ...deps, provider: cdn.provider, release: version, api }) }
}
