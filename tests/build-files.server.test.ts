import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { DAY } from '#base'
import { FILE_STORES } from '#storage'
import { buildApp } from '../src/server/app.ts'
import type { Assets } from '../src/server/assets/assets.ts'
import { buildFolders } from '../src/server/assets/build-files.ts'
import { shareBuild } from '../src/server/assets/share-build.ts'
import { type S3Double, startS3 } from './doubles/s3-server.ts'
import { describeDatabases } from './support/databases.ts'
import { noAssets, openOther, openTestServices } from './support/services.ts'

let s3: S3Double
let prefixes = 0
beforeAll(async () => {
  s3 = await startS3({ folder: await mkdtemp(join(inject('runFolder'), 's3-')) })
})
afterAll(() => s3.stop())

/** Files of a build with the suffix in their hashes. */
async function createBuild(suffix: string): Promise<Assets> {
  const dist = await mkdtemp(join(inject('runFolder'), 'build-'))
  for (const path of ['visitor/assets', 'staff/staff', 'visitor/fonts']) {
    await mkdir(join(dist, path), { recursive: true })
  }
  const write = async (path: string, text: string) => {
    await writeFile(join(dist, path), text)
    await writeFile(join(dist, `${path}.br`), brotliCompressSync(text))
    await writeFile(join(dist, `${path}.gz`), gzipSync(text))
  }
  await write(`visitor/assets/main-abcdef${suffix}.js`, `visitor('${suffix}')`)
  await write(`staff/staff/admin-abcdef${suffix}.js`, `staff('${suffix}')`)
  await write(`staff/staff/admin-abcdef${suffix}.css`, `a { --build: ${suffix} }`)
  await write('visitor/assets/plain.js', 'plain()')
  await writeFile(join(dist, `visitor/assets/small-abcdef${suffix}.txt`), suffix)
  return {
    ...noAssets,
    folder: join(dist, 'visitor'),
    fonts: join(dist, 'visitor/fonts'),
    staffFolder: join(dist, 'staff'),
  }
}

const ask = async (
  app: FastifyInstance,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
) => {
  const { statusCode, headers: sent, rawPayload } = await app.inject({ method, url, headers })
  return { statusCode, headers: sent, body: rawPayload }
}
const NAMES = ['assets/main-abcdef01.js', 'staff/admin-abcdef01.js', 'staff/admin-abcdef01.css']

describeDatabases('copies of two builds', openDatabase => {
  async function openCopies(more: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, more)
    const other = await openOther(services, undefined, more)
    const builds = [await createBuild('01'), await createBuild('02')] as const
    const open = async (index: 0 | 1, of: typeof services) => {
      const assets = builds[index]
      const app = await buildApp({ env: of.env, services: of, assets })
      services.connection.beforeClose(() => app.close())
      return app
    }
    return { services, builds, old: await open(0, services), new: await open(1, other) }
  }
  const places: [string, () => Record<string, string>][] = [
    ['disk', () => ({})],
    ['S3', () => ({ ...s3.environment, STORAGE: 's3', S3_PREFIX: `site-${++prefixes}` })],
  ]

  it.each(places)('send the files of the other build from %s like their own', async (_, of) => {
    const copies = await openCopies(of())
    await copies.services.buildFiles.share(buildFolders(copies.builds[0]), { parallel: 8 })
    for (const name of NAMES) {
      const own = await ask(copies.old, `/${name}`, { 'accept-encoding': 'gzip, br' })
      const shared = await ask(copies.new, `/${name}?x=1`, { 'accept-encoding': 'gzip, br' })
      expect(shared.statusCode, name).toBe(200)
      for (const header of Object.keys(own.headers)) {
        if (/^(date|etag|last-modified|accept-ranges|x-request-id|server-timing)$/.test(header)) {
          continue
        }
        expect([header, shared.headers[header]]).toEqual([header, own.headers[header]])
      }
      expect(brotliDecompressSync(shared.body)).toEqual(brotliDecompressSync(own.body))

      const plain = await ask(copies.new, `/${name}`, { 'accept-encoding': 'br;q=0' })
      expect(plain.headers).not.toHaveProperty('content-encoding')
      expect(plain.body).toEqual((await ask(copies.old, `/${name}`)).body)
      const head = await ask(copies.new, `/${name}`, {}, 'HEAD')
      expect([head.statusCode, head.headers['content-length'], head.body.length]).toEqual([
        200,
        String(plain.body.length),
        0,
      ])
    }
    expect(`${(await ask(copies.new, '/assets/small-abcdef01.txt')).body}`).toBe('01')
    expect((await ask(copies.old, '/assets/main-abcdef02.js')).statusCode).toBe(404)
    await copies.services.buildFiles.share(buildFolders(copies.builds[1]))
    expect((await ask(copies.old, '/assets/main-abcdef02.js')).statusCode).toBe(200)
  })

  it('send nothing else, and no 404 that a cache would keep', async () => {
    const copies = await openCopies()
    await copies.services.buildFiles.share(buildFolders(copies.builds[0]))
    for (const path of [
      'assets/none-abcdef01.js',
      'assets/main-abcdef01.js.br',
      'assets/admin-abcdef01.js',
      'assets/staff/admin-abcdef01.js',
      'assets/',
      'assets/%2e%2e%2fstaff%2fadmin-abcdef01.js',
      'assets/..%2Fstaff%2Fadmin-abcdef01.js',
      'staff/..%5Cassets%5Cmain-abcdef01.js',
    ]) {
      const { statusCode, headers } = await ask(copies.new, `/${path}`)
      expect([path, [403, 404].includes(statusCode)]).toEqual([path, true])
      if (statusCode === 404) expect(headers['cache-control'], path).toBe('no-store')
    }
    expect((await ask(copies.new, '/assets/main-abcdef01.js', {}, 'POST')).statusCode).toBe(404)
    expect(FILE_STORES).not.toContain('builds')
  })

  it('store each file once, and again after it was damaged', async () => {
    const { services, builds } = await openCopies()
    const store = services.storage.store('builds')
    const share = () => services.buildFiles.share(buildFolders(builds[0]))
    await share()
    const listed = async () => {
      const files = []
      for await (const file of store.list()) files.push(file)
      return files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    }
    const first = await listed()
    expect(first.map(({ name }) => name)).toEqual([
      'assets/main-abcdef01.js.br',
      'assets/small-abcdef01.txt',
      'staff/admin-abcdef01.css.br',
      'staff/admin-abcdef01.js.br',
    ])
    await share()
    expect(await listed()).toEqual(first)
    await store.write('assets/small-abcdef01.txt', Buffer.from('0'), { replace: true })
    await share()
    expect(`${await store.read('assets/small-abcdef01.txt')}`).toBe('01')
  })

  it('keep files of running builds, and of others for 30 days', async () => {
    const { services, builds, ...copies } = await openCopies()
    await services.buildFiles.share(buildFolders(builds[0]))
    await services.buildFiles.share(buildFolders(builds[1]))
    const age = async (days: number) => {
      const at = new Date(Date.now() - days * DAY)
      for (const build of ['01', '02']) {
        const file = `assets/main-abcdef${build}.js.br`
        await utimes(join(services.env.dataDir, 'builds', file), at, at)
      }
      await services.buildFiles.maintain()
    }
    await age(29)
    expect((await ask(copies.new, '/assets/main-abcdef01.js')).statusCode).toBe(200)
    await age(31)
    expect((await ask(copies.new, '/assets/main-abcdef01.js')).statusCode).toBe(404)
    expect((await ask(copies.old, '/assets/main-abcdef02.js')).statusCode).toBe(200)
  })
})

describeDatabases('a starting server', openDatabase => {
  const open = async (more: Record<string, string> = {}) => {
    const services = await openTestServices(openDatabase, more)
    const assets = await createBuild('01')
    const { env, buildFiles } = services
    const app = await buildApp({ env, services, assets })
    services.connection.beforeClose(() => app.close())
    const isShared = async () =>
      (await services.storage.store('builds').open('assets/main-abcdef01.js.br')) !== undefined
    return { app, isShared, deps: { env, assets, buildFiles } }
  }

  it('shares its files before it listens if other processes exist, otherwise afterwards', async () => {
    const among = await open({ WORKERS: '2' })
    await shareBuild(among.app, among.deps)
    expect(await among.isShared()).toBe(true)

    const single = await open()
    const { databaseUrl } = single.deps.env
    await shareBuild(single.app, single.deps)
    expect(await single.isShared()).toBe(databaseUrl !== undefined)
    await single.app.listen({ host: '127.0.0.1', port: 0 })
    await expect.poll(single.isShared, { timeout: 20_000 }).toBe(true)
  })

  it('starts although sharing its files failed', async () => {
    const { app, deps } = await open({ WORKERS: '2' })
    await rm(deps.assets.folder ?? '', { recursive: true })
    await shareBuild(app, deps)
    await app.listen({ host: '127.0.0.1', port: 0 })
    expect((await app.inject('/startupz')).statusCode).toBe(200)
  })
})
