import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareVisits, type ShopVisits } from '../quick/shop-visits.ts'
import { alignColumns, format } from '../report.ts'
import { resultsFolder } from '../results.ts'
import { freePort, removeFolder, type Site, startSite } from '../site.ts'
import { addOwner, signIn } from '../staff.ts'
import { recordProfile } from './record-profile.ts'
import { createSourcePaths } from './source-paths.ts'
import { type Share, summarizeProfile } from './summarize.ts'

const WARM_UP = 120
const VISITS = 150
const LISTED_AREAS = 20
const LISTED_FUNCTIONS = 15

/** Each returns a function for one request. */
const scenarios: Record<
  string,
  (site: Site, visits: ShopVisits) => Promise<() => Promise<unknown>>
> = {
  home: async (_site, visits) => visits.home,
  shop: async (_site, visits) => visits.shop,
  checkout: async (_site, visits) => async () => {
    const buyer = visits.newBuyer()
    await visits.addToCart(buyer)
    await visits.checkout(buyer)
    await visits.placeOrder(buyer)
  },
  admin: async site => {
    addOwner(site)
    const call = await signIn(site)
    let page = 0
    return () => call(`/products?page=${1 + (page++ % 40)}&sort=name`)
  },
}

/** Profiles the server during a scenario and prints self time by area. Returns the exit code. */
export async function profileScenario(name: string): Promise<number> {
  const scenario = scenarios[name]
  if (!scenario) {
    console.error(`No scenario is named ${name}: ${Object.keys(scenarios).join(', ')}.`)
    return 1
  }
  const paths = await createSourcePaths()
  const port = await freePort()
  const site = await startSite({ nodeArguments: [`--inspect=127.0.0.1:${port}`] })
  try {
    const visits = await prepareVisits(site, WARM_UP + VISITS)
    const visit = await scenario(site, visits)
    const repeat = async (times: number) => {
      for (let time = 0; time < times; time++) await visit()
    }
    await repeat(WARM_UP)
    const profile = await recordProfile(port, () => repeat(VISITS))
    const file = join(resultsFolder, `${name}.cpuprofile`)
    writeFileSync(file, JSON.stringify(profile))
    const { busyMs, areas, functions } = summarizeProfile(profile, paths.sourceOf)
    console.log(`${name}: ${format(busyMs / VISITS)} ms of the main thread per request\n`)
    console.log(toTable('area', areas.slice(0, LISTED_AREAS)))
    console.log(`\n${toTable('function', functions.slice(0, LISTED_FUNCTIONS))}`)
    console.log(`\nFor the developer tools of a browser: ${file}`)
  } finally {
    await site.stop()
    removeFolder(site.dataDir)
    paths.remove()
  }
  return 0
}

function toTable(name: string, shares: readonly Share[]): string {
  const rows = shares.map(({ name, ms, share }) => [
    `${format(share * 100)} %`,
    `${format(ms / VISITS)} ms`,
    name,
  ])
  return alignColumns([['self', 'per request', name], ...rows])
}
