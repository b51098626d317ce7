import { removeFolder, startSite } from './site.ts'
import { median } from './statistics.ts'

const WARM_UP = 300
const RENDERS = 200

/**
 * Milliseconds to render the home without cached pages and modules. Undefined for builds without
 * these settings.
 */
export async function renderWithoutModuleCache(): Promise<number | undefined> {
  const site = await startSite({ env: { PAGE_CACHE_MB: '0', MODULE_CACHE_MB: '0' } })
  const renders: number[] = []
  try {
    for (let count = 0; count < WARM_UP + RENDERS; count++) {
      const response = await fetch(site.url, { headers: { 'accept-encoding': 'br' } })
      await response.arrayBuffer()
      const ms = /render;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
      if (!ms) return undefined
      renders.push(Number(ms))
    }
  } finally {
    await site.stop()
    removeFolder(site.dataDir)
  }
  return median(renders.slice(WARM_UP))
}
