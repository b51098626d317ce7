import { createLru, normalizeForSearch } from '#base'
import { STATES } from '#shop/client'
import {
  firstSuggestions,
  noAddress,
  type SuggestionProvider,
  toSuggestion,
} from '../suggestion.ts'

interface Town {
  name: string
  state: string
  /** Empty for towns. */
  postcode: string
  /** Search keys: all names, or the postcode. */
  keys: string[]
}
type Listed = 'city' | 'postcode'

/** A few countries at once. */
const MAX_BYTES = 16 * 1024 * 1024
const BYTES_PER_TOWN = 200

/** Countries whose postcodes are available under a free license. */
const POSTCODES: Record<string, () => Promise<{ default: string }>> = {
  DE: () => import('../postcodes/de.txt?raw'),
  FR: () => import('../postcodes/fr.txt?raw'),
  US: () => import('../postcodes/us.txt?raw'),
}

/** Built-in towns and postcodes, without external requests. A country is loaded on first use. */
export function createGazetteer(
  readTowns = () => import('../towns/towns.txt?raw').then(file => file.default),
): SuggestionProvider {
  const lists = createLru<Town[]>({
    maxBytes: MAX_BYTES,
    sizeOf: (_, towns) => (towns.length + 1) * BYTES_PER_TOWN,
  })

  async function listOf(part: Listed, country: string): Promise<Town[]> {
    const key = `${country} ${part}`
    const known = lists.get(key)
    if (known) return known
    const towns =
      part === 'city'
        ? parseTowns(await readTowns(), country)
        : parsePostcodes((await POSTCODES[country]?.())?.default ?? '', country)
    lists.set(key, towns)
    return towns
  }

  return {
    async find({ part, text, ...query }) {
      const typed = normalizeForSearch(text)
      // It contains no streets, so a town that starts like a street is not suggested.
      if ((part !== 'city' && part !== 'postcode') || !typed) return []
      const found = []
      for (const country of query.countries) {
        const towns = await listOf(part, country)
        // Towns are sorted by size, postcodes by number.
        const starting = towns.filter(({ keys }) => keys.some(key => key.startsWith(typed)))
        const within = towns.filter(({ keys }) => keys.some(key => key.includes(` ${typed}`)))
        for (const { name, state, postcode } of [...starting.slice(0, 20), ...within.slice(0, 5)]) {
          const address = { ...noAddress, postcode, city: name, state, country }
          found.push(toSuggestion(address, { ...query, part, text }))
        }
      }
      return firstSuggestions(found)
    },
  }
}

const stateName = (country: string, code: string) => STATES[country]?.[code] ?? ''

function parseTowns(file: string, country: string): Town[] {
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
    return { name, keys, postcode: '', state: stateName(country, state) }
  })
}

/** Ordered by postcode. The first line of a file names its source. */
function parsePostcodes(file: string, country: string): Town[] {
  const towns = file.split('\n').slice(1)
  return towns
    .flatMap(line => {
      const [name = '', code = '', postcodes = ''] = line.split('\t')
      const state = stateName(country, code)
      return postcodes
        .split(' ')
        .filter(Boolean)
        .map(postcode => ({ name, state, postcode, keys: [postcode] }))
    })
    .sort((one, other) => (one.postcode < other.postcode ? -1 : 1))
}
