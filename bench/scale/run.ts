/** `npm run simulate`: plays a week of traffic against the cache policy; see docs/capacity.md. */
import { parseScaleOptions } from './options.ts'
import { toReport } from './report.ts'
import { simulate } from './simulate.ts'

try {
  const played = []
  for (const options of parseScaleOptions(process.argv.slice(2))) {
    console.error(`playing ${options.days} days with edge policy "${options.edge}" …`)
    played.push({ options, totals: simulate(options) })
  }
  console.log(toReport(played))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
