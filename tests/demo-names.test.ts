import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoProducts } from '../demo/products.ts'
import { settings } from '../demo/site.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

/** What the demo's shop sells, makes and is made of. */
const TRADE =
  'atelier celadon tenmoku shino chun glaze glazes kiln kilns stoneware porcelain pottery potter clay turku rantakatu'.split(
    ' ',
  )
/** What any site may have, and any program may name. */
const COMMON = new Set([
  'hero',
  'logo',
  'favicon',
  'film-poster',
  'gift card',
  'gift-card',
  'planter',
])
/** Where names of stored data of the past have to stand. */
const EXCEPT = /^(module-kit\/fields\/colour\.ts|db\/migrations\/0074-colour-names\.ts)$/

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

/** What is about the demo, or takes its pictures. */
const ABOUT_DEMO =
  /^(demo\.spec|export\.spec|languages\.spec|screenshots|(admin|default|visitor-form)-screens|support\/(admin-(shots|site)|demo-(journeys|pages)|form-(pages|words)))\.ts$/

/** Every name of the demo in the files of a folder. */
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
