import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoProducts } from '../demo/products.ts'
import { settings } from '../demo/site.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** The demo shop's trade and materials. */
const TRADE =
  'atelier celadon tenmoku shino chun glaze glazes kiln kilns stoneware porcelain pottery potter clay turku rantakatu'.split(
    ' ',
  )
/** Generic names that any site may use. */
const COMMON = new Set([
  'hero',
  'logo',
  'logo-dark',
  'favicon',
  'film-poster',
  'gift card',
  'gift-card',
  'planter',
])
/** Files with names of old stored data. */
const EXCEPT = /^(module-contract\/fields\/color\.ts|db\/migrations\/0074-colour-names\.ts)$/

function demoNames(): string[] {
  const media = JSON.parse(read('demo/media/manifest.json')) as { name: string }[]
  const journal = readdirSync(join(root, 'demo/pages')).filter(name => /^journal-/.test(name))
  const names = [
    settings.siteName ?? '',
    ...media.map(one => one.name),
    ...demoProducts(0).flatMap(one => [one.name, one.slug ?? one.name]),
    ...journal.map(name => name.replace(/\.ts$/, '')),
    ...TRADE,
  ]
  return [...new Set(names.map(name => name.toLowerCase()))].filter(name => !COMMON.has(name))
}

/** Files about the demo or its images. */
const ABOUT_DEMO =
  /^(demo\.spec|export\.spec|languages\.spec|screenshots|(admin|default|visitor-form)-screens|support\/(admin-(shots|site)|demo-(journeys|pages|shop)|form-(pages|words)))\.ts$/

/** Names of the demo in a folder's files. */
function findNames(folder: string, except: RegExp): string[] {
  const names = demoNames()
  expect(names.length).toBeGreaterThan(60)
  const pattern = new RegExp(`(?<![a-z])(${names.join('|')})(?![a-z])`, 'gi')
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|css)$/.test(file) && !except.test(file))
    .flatMap(file => {
      const said = read(`${folder}/${file}`).match(pattern) ?? []
      return said.map(name => `${file}: ${name}`)
    })
}

it('names nothing of the demo in the program', () => {
  expect(findNames('src', EXCEPT)).toEqual([])
})

it('names nothing of the demo in the browser tests, so that the demo may change', () => {
  expect(findNames('e2e', ABOUT_DEMO)).toEqual([])
})
