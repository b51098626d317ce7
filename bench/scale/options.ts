import { parseArgs } from 'node:util'

/** What an edge cache of a CDN does with pages. */
export type EdgePolicy =
  /** There is no CDN. */
  | 'none'
  /** Keeps pages for a second (`s-maxage=1`), because nothing purges it. */
  | 'second'
  /** Keeps pages until they are purged, at most a day. */
  | 'purged'

export interface ScaleOptions {
  viewsPerMonth: number
  products: number
  days: number
  copies: number
  /** Page cache of each copy. */
  cacheMb: number
  edge: EdgePolicy
  /** Locations of the CDN. */
  locations: number
  /** Whether locations ask one of them instead of the site. */
  hasShield: boolean
  /** The CDN forgets pages that nobody asked for during this time. */
  idleHours: number
  /** Share of campaign visitors whose URL has a parameter of their own. */
  taggedShare: number
  seed: number
}

export const DEFAULTS: ScaleOptions = {
  viewsPerMonth: 1e9,
  products: 1e7,
  days: 7,
  copies: 6,
  cacheMb: 512,
  edge: 'purged',
  locations: 6,
  hasShield: true,
  idleHours: 24,
  taggedShare: 0.8,
  seed: 1,
}

export const USAGE = `npm run simulate -- [options]

  --views <n>        page views a month (${DEFAULTS.viewsPerMonth})
  --products <n>     products (${DEFAULTS.products})
  --days <n>         days to play (${DEFAULTS.days})
  --copies <n>       copies of the server (${DEFAULTS.copies})
  --cache <MB>       page cache of each copy (${DEFAULTS.cacheMb})
  --edge <policy>    none, second or purged; without it, all three are played
  --locations <n>    locations of the CDN (${DEFAULTS.locations})
  --no-shield        every location asks the site itself
  --idle <hours>     the CDN forgets pages that nobody asked for (${DEFAULTS.idleHours})
  --seed <n>         other random numbers (${DEFAULTS.seed})`

/** Parses command line arguments. Throws with the usage on wrong ones. */
export function parseScaleOptions(args: readonly string[]): ScaleOptions[] {
  const { values } = parse(args)
  const number = (name: string, text: string | undefined, standard: number) => {
    const value = Number(text ?? standard)
    if (value > 0 && Number.isFinite(value)) return value
    throw new Error(`--${name} needs a positive number.\n\n${USAGE}`)
  }
  const options = {
    ...DEFAULTS,
    viewsPerMonth: number('views', values.views, DEFAULTS.viewsPerMonth),
    products: Math.round(number('products', values.products, DEFAULTS.products)),
    days: number('days', values.days, DEFAULTS.days),
    copies: Math.round(number('copies', values.copies, DEFAULTS.copies)),
    cacheMb: number('cache', values.cache, DEFAULTS.cacheMb),
    locations: Math.round(number('locations', values.locations, DEFAULTS.locations)),
    hasShield: !values['no-shield'],
    idleHours: number('idle', values.idle, DEFAULTS.idleHours),
    seed: number('seed', values.seed, DEFAULTS.seed),
  }
  const policies: EdgePolicy[] =
    values.edge === undefined ? ['none', 'second', 'purged'] : [toPolicy(values.edge)]
  return policies.map(edge => ({ ...options, edge }))
}

function toPolicy(text: string): EdgePolicy {
  if (text === 'none' || text === 'second' || text === 'purged') return text
  throw new Error(`--edge is none, second or purged.\n\n${USAGE}`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        views: { type: 'string' },
        products: { type: 'string' },
        days: { type: 'string' },
        copies: { type: 'string' },
        cache: { type: 'string' },
        edge: { type: 'string' },
        locations: { type: 'string' },
        'no-shield': { type: 'boolean' },
        idle: { type: 'string' },
        seed: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`)
  }
}
