import { createLru, normalizeForSearch } from '#base'
import { STATES } from '#shop/client'
import { firstPlaces, noAddress, type PlaceProvider, toPlace } from '../place.ts'

interface Town {
  name: string
  state: string
  /** As it is looked for, by every name. */
  keys: string[]
}

/** A handful of countries at once. */
const MAX_BYTES = 16 * 1024 * 1024
const BYTES_PER_TOWN = 200

/** Towns that come with the program; nobody is asked. What a country has is read when somebody types there. */
export function createGazetteer(
  readTowns = () => import('../towns/towns.txt?raw').then(file => file.default),
): PlaceProvider {
  const countries = createLru<Town[]>({
    maxBytes: MAX_BYTES,
    sizeOf: (_, towns) => (towns.length + 1) * BYTES_PER_TOWN,
  })

  async function townsOf(country: string): Promise<Town[]> {
    const known = countries.get(country)
    if (known) return known
    const towns = parseCountry(await readTowns(), country)
    countries.set(country, towns)
    return towns
  }

  return {
    async find(query) {
      const typed = normalizeForSearch(query.text)
      // It knows no streets and no postcodes; a street that begins like a town is none.
      if (query.part !== 'city' || !typed) return []
      const found = []
      for (const country of query.countries) {
        const towns = await townsOf(country)
        // The largest come first.
        const starting = towns.filter(({ keys }) => keys.some(key => key.startsWith(typed)))
        const within = towns.filter(({ keys }) => keys.some(key => key.includes(` ${typed}`)))
        for (const { name, state } of [...starting.slice(0, 20), ...within.slice(0, 5)]) {
          found.push(toPlace({ ...noAddress, city: name, state, country }, query))
        }
      }
      return firstPlaces(found)
    },
  }
}

function parseCountry(file: string, country: string): Town[] {
  const head = `\n@${country}\n`
  const start = file.indexOf(head)
  if (start < 0) return []
  const from = start + head.length
  const end = file.indexOf('\n@', from)
  const lines = file
    .slice(from, end < 0 ? undefined : end)
    .trimEnd()
    .split('\n')
  return lines.map(line => {
    const [name = '', other = '', state = ''] = line.split('\t')
    const keys = [name, ...(other ? [other] : [])].map(normalizeForSearch)
    return { name, keys, state: STATES[country]?.[state] ?? '' }
  })
}
