import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionIn, BUY_PATH, Buyer, buyerAddress } from './support/buyer.ts'
import { releasePackage, runNode, startProduction } from './support/production.ts'

const LARGEST_MB = 150
const fixture = join(import.meta.dirname, 'fixtures/site-0.1.0')

describe('the release package in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'))
  const installed = join(folder, 'site')
  const command = join(installed, 'node_modules/vitrine/vitrine.js')
  let dataDir = join(folder, 'none')
  const vitrine = (...args: string[]) => runNode([command, ...args], { DATA_DIR: dataDir })
  const start = (DEMO: '0' | '1') => startProduction({ DATA_DIR: dataDir, DEMO }, command)

  beforeAll(async () => {
    const tarball = await releasePackage()
    mkdirSync(installed)
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--prefix', installed]
    execFileSync('npm', ['install', ...options, tarball], { cwd: installed, stdio: 'pipe' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it(`installs its dependencies in at most ${LARGEST_MB} MB`, () => {
    const modules = join(installed, 'node_modules')
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    const bytes = files.reduce((sum, file) => sum + statSync(join(modules, file)).size, 0)
    expect(bytes / 1e6).toBeLessThan(LARGEST_MB)
    const sbom = JSON.parse(readFileSync(join(modules, 'vitrine/sbom.cdx.json'), 'utf8'))
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'vitrine' } },
    })
    const purls: string[] = sbom.components.map((one: { purl: string }) => one.purl)
    expect(new Set(purls).size).toBe(purls.length)
    // Packages of the server, the admin, and installed ones with what these need.
    const some = ['fastify', 'react-admin', 'sharp', '%40better-auth/core', 'fontkit']
    for (const name of [...some, '%40img/sharp-libvips-linux-x64']) {
      expect(
        purls.filter(purl => purl.startsWith(`pkg:npm/${name}@`)),
        name,
      ).toHaveLength(1)
    }
    const names = readdirSync(join(modules, 'vitrine'))
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'deploy']),
    )
  })

  it('contains the pages and images that its pages link to', () => {
    const docs = join(installed, 'node_modules/vitrine/docs')
    const pages = readdirSync(docs).filter(name => name.endsWith('.md'))
    const links = pages.flatMap(page =>
      [...readFileSync(join(docs, page), 'utf8').matchAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g)].map(
        ([, link = '']) => link,
      ),
    )
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(link => !existsSync(join(docs, link)))).toEqual([])
  })

  it('verifies its own files, also after it has run, and names a changed one', async () => {
    const right = await vitrine('verify')
    expect(right.stdout + right.stderr).toMatch(
      /^All \d+ files have the listed checksums\.\nThe list is signed with the release key\.\n$/,
    )
    expect(right.code).toBe(0)
    const file = join(installed, 'node_modules/vitrine/README.md')
    const before = readFileSync(file)
    writeFileSync(file, 'changed')
    expect(await vitrine('verify')).toMatchObject({
      code: 1,
      stdout: 'changed: README.md\nThe list is signed with the release key.\n',
    })
    writeFileSync(file, before)
  })

  it('lists its parts as CycloneDX 1.6 defines', () => {
    const text = readFileSync(join(installed, 'node_modules/vitrine/sbom.cdx.json'), 'utf8')
    const sbom = JSON.parse(text)
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
    expect(sbom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    )
    const own = sbom.metadata.component['bom-ref']
    const refs: string[] = sbom.components.map((one: { 'bom-ref': string }) => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    for (const one of sbom.components) {
      expect(one.type).toBe('library')
      expect(one.name).toMatch(/./)
      expect(one.version).toMatch(/^\d/)
      expect(one.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.%+-]+$/)
      for (const { license } of one.licenses ?? []) expect(license.name).toMatch(/./)
    }
    expect(sbom.dependencies).toEqual([{ ref: own, dependsOn: refs }])
  })

  it('serves the demo, its scripts and pictures, and sells', async () => {
    dataDir = join(folder, 'demo')
    const site = await start('1')
    try {
      const home = await read(`${site.url}/`)
      expect(home).toContain('Atelier Nord')
      const script = /<script type="module" src="([^"]+)"/.exec(home)?.[1]
      const picture = /<img[^>]* src="(\/media\/[^"]+)"/.exec(home)?.[1]
      for (const file of [script, picture]) await read(site.url + file)
      await read(`${site.url}/admin/sign-in`)
      await buy(site.url, '/product/breakfast-bowl')
    } finally {
      await site.stop()
    }
    const { stdout } = await vitrine('orders', '--json')
    expect(JSON.parse(stdout)).toHaveLength(1)
  })

  describe('over the data of version 0.1.0', () => {
    beforeAll(() => {
      dataDir = join(folder, 'old')
      cpSync(fixture, dataDir, { recursive: true })
      const database = readFileSync(join(fixture, 'vitrine.db.gz'))
      writeFileSync(join(dataDir, 'vitrine.db'), gunzipSync(database))
      chooseColors(join(dataDir, 'vitrine.db'))
    })

    it('reports pending changes and changes nothing', async () => {
      const before = readFileSync(join(dataDir, 'vitrine.db'))
      const { code, stdout } = await vitrine('upgrade', '--check')
      expect(code).toBe(10)
      expect(stdout).toMatch(/^A start of this version would run \d+ steps:\n {2}0070-/)
      const asJson = await vitrine('upgrade', '--check', '--json')
      expect(asJson.code).toBe(10)
      expect(JSON.parse(asJson.stdout).steps).toContain('0070-invalidation-order')
      expect(readFileSync(join(dataDir, 'vitrine.db')).equals(before)).toBe(true)
    })

    it('keeps pages, settings, products and orders after the update and continues selling', async () => {
      const site = await start('0')
      try {
        const about = await read(`${site.url}/about`)
        expect(about).toContain('A pottery by the sea')
        expect(about).toContain('Seaside Pottery')
        expect(about).toContain('Open on Saturdays')
        expect(about).toContain('color:var(--accent)')
        expect(about).toContain('@media screen{:root{--accent:#123456;}}')
        expect(await read(`${site.url}/media/placeholder/original`)).toContain('<circle')
        const variant = /name="variant" value="([^"]+)"/.exec(await read(site.url + BUY_PATH))?.[1]
        const buyer = new Buyer(() => site.url)
        expect(await buyer.add(variant ?? '')).toMatchObject({ status: 200 })
        expect(await buyer.checkout()).toMatchObject({ status: 200 })
      } finally {
        await site.stop()
      }
      const orders = JSON.parse((await vitrine('orders', '--json')).stdout)
      expect(orders.map((order: { number: number }) => order.number).sort()).toEqual([1001, 1002])
      expect(await vitrine('upgrade', '--check')).toMatchObject({
        code: 0,
        stdout: 'The data is up to date.\n',
      })
    })

    it('refuses data that a newer version wrote, to start and to check', async () => {
      const database = new DatabaseSync(join(dataDir, 'vitrine.db'))
      database.exec(`insert into migrations (name, ran_at) values ('9999-tomorrow', 0)`)
      database.close()
      for (const args of [['start'], ['upgrade'], ['upgrade', '--check']]) {
        const { code, stderr } = await vitrine(...args)
        expect(code, args.join(' ')).toBe(1)
        expect(stderr).toMatch(/^The database was written by a newer Vitrine .*9999-tomorrow.*\n$/)
      }
    })
  })

  it('has nothing to check where no site is, and begins none', async () => {
    dataDir = join(folder, 'nothing')
    expect((await vitrine('upgrade', '--check')).code).toBe(0)
    expect(readdirSync(folder)).not.toContain('nothing')
  })
})

/** A heading and a theme with color names of version 0.1.0. */
function chooseColors(file: string) {
  const database = new DatabaseSync(file)
  const heading = '"id":"h",'
  const design = `${heading}"design":{"typography":{"colour":"clay"}},`
  const change =
    'update pages set draft = replace(draft, ?, ?), published = replace(published, ?, ?)'
  database.prepare(change).run(heading, design, heading, design)
  const theme = JSON.stringify({ colours: { light: { clay: '#123456' } } })
  database.prepare(`insert into settings values ('theme', ?, 0)`).run(theme)
  database.close()
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  return answer.text()
}

/** Buys a product through the forms of product page and checkout. */
async function buy(url: string, path: string) {
  const html = await read(url + path)
  const product = /name="product" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const buyer = new Buyer(() => url)
  const added = await buyer.call(path, actionIn(html, 'add'), { product, quantity: '1' })
  expect(added).toMatchObject({ status: 200 })
  const place = actionIn(await buyer.get('/checkout'), 'place')
  expect(await buyer.call('/checkout', place, buyerAddress)).toMatchObject({ status: 200 })
}
