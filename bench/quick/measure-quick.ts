import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { HOME_COPIES, measureCpuRatios } from './cpu-ratios.ts'
import { measureBytes } from './page-bytes.ts'
import { prepareVisits } from './shop-visits.ts'
import { countWork } from './work-counts.ts'

/** Figures that depend little on the machine: counts, bytes and ratios of CPU time. */
export async function measureQuick(site: Site): Promise<Figure[]> {
  const visits = await prepareVisits(site, HOME_COPIES)
  return [
    ...(await countWork(site, visits)),
    ...(await measureBytes(visits)),
    ...(await measureCpuRatios(site, visits)),
  ]
}
