import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { systemClock } from '#base'
import { createFolderStore } from '#storage'
import { createMedia } from '../src/pages/media.ts'
import { createFfmpeg } from '../src/server/media-tools/index.ts'
import { runProgram } from '../src/server/media-tools/run-program.ts'
import { describeDatabases } from './support/databases.ts'
import { startProduction } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures/media', name))
const never = AbortSignal.any([])
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** Generates a moving video of this length. */
async function makeFilm(seconds: number): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-film-')), 'film.mp4')
  const input = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=10`, '-t', String(seconds)]
  spawnSync('ffmpeg', [
    '-loglevel',
    'error',
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-deadline',
    'realtime',
    '-cpu-used',
    '8',
    path,
  ])
  return readFile(path)
}

describeDatabases('films and sounds of the library', openDatabase => {
  async function add(name: string, environment: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, environment)
    const { media } = services.pages
    const added = await media.add(await fixture(name), name)
    if (!added.ok) throw new Error(added.reason)
    const { id } = added.item
    return { services, media, id, find: () => media.find(id) }
  }

  it.skipIf(!hasFfmpeg)(
    'know their size and length, and have a picture to begin with and small ones for the rail',
    async () => {
      const { services, media, id, find } = await add('film.mp4')
      expect(await find()).toMatchObject({ preparation: 'waiting', durationMs: null, width: null })
      await media.prepareNext(never)
      const item = await find()
      expect(item).toMatchObject({
        preparation: 'done',
        width: 160,
        height: 90,
        widths: [160],
        hasThumbnails: true,
      })
      expect(item?.durationMs).toBeGreaterThan(19_900)
      expect(item?.durationMs).toBeLessThan(20_200)
      const app = await buildTestApp(services)
      const poster = await app.inject(`/media/${id}/160.avif`)
      expect(poster.headers['content-type']).toBe('image/avif')
      const track = await app.inject(`/media/${id}/thumbnails.vtt`)
      expect(track.headers['content-type']).toMatch('text/vtt')
      expect(track.headers['content-disposition']).toBeUndefined()
      const cues = track.body.split('\n\n').slice(1)
      expect(cues).toHaveLength(Math.ceil((item?.durationMs ?? 0) / 1000))
      expect(cues[11]).toContain(
        '00:00:11.000 --> 00:00:12.000\nthumbnails.webp#xywh=160,90,160,90',
      )
      const strip = await app.inject(`/media/${id}/thumbnails.webp`)
      const { width, height } = await sharp(strip.rawPayload).metadata()
      expect([width, height]).toEqual([1600, 90 * Math.ceil(cues.length / 10)])
    },
  )

  it.skipIf(!hasFfmpeg)('a sound has a length and nothing else', async () => {
    const { media, find } = await add('tone.mp3')
    await media.prepareNext(never)
    expect(await find()).toMatchObject({ preparation: 'done', width: null, widths: [] })
    expect((await find())?.durationMs).toBeGreaterThan(9900)
  })

  it.skipIf(!hasFfmpeg)('what cannot be read says so, and is asked once', async () => {
    const { media, find } = await add('truncated.mp4')
    await media.prepareNext(never)
    expect(await find()).toMatchObject({ preparation: 'failed', widths: [], durationMs: null })
  })

  it('reports a missing program and prepares media once it is installed', async () => {
    const { services, media, id, find } = await add('film.mp4', { FFMPEG: '0' })
    await media.prepareNext(never)
    expect(await find()).toMatchObject({ preparation: 'unavailable', widths: [] })
    if (!hasFfmpeg) return
    const other = await openTestServices(async () => ({
      ...services.connection,
      url: services.env.databaseUrl,
      dataDir: services.env.dataDir,
    }))
    await other.pages.media.prepareNext(never)
    expect((await other.pages.media.find(id))?.preparation).toBe('done')
  })

  it.skipIf(!hasFfmpeg)('a file that was replaced meanwhile leaves nothing of itself', async () => {
    const { db, dataDir } = await openDatabase()
    const hold = { begun: Promise.withResolvers<void>(), free: Promise.withResolvers<void>() }
    const tools = createFfmpeg()
    const media = createMedia({
      db,
      clock: systemClock,
      store: createFolderStore(join(dataDir, 'media')),
      mediaTools: {
        ...tools,
        async still(...input) {
          hold.begun.resolve()
          await hold.free.promise
          return tools.still(...input)
        },
      },
    })
    const added = await media.add(await fixture('film.mp4'), 'film.mp4')
    if (!added.ok) throw new Error(added.reason)
    const { id } = added.item
    const running = media.prepareNext(never)
    await hold.begun.promise
    await media.replace(id, await fixture('film.webm'), 'film.webm')
    hold.free.resolve()
    await running
    expect(await media.find(id)).toMatchObject({
      preparation: 'waiting',
      mime: 'video/webm',
      widths: [],
    })
    expect(await readdir(join(dataDir, 'media'))).not.toContain(id)
  })

  it.skipIf(!hasFfmpeg)('stops at once when the server does, and begins anew', async () => {
    const { media, find } = await add('film.mp4')
    const stop = new AbortController()
    const running = media.prepareNext(stop.signal)
    await wait(100)
    stop.abort()
    await running
    expect((await find())?.preparation).toBe('waiting')
    await media.prepareNext(never)
    expect((await find())?.preparation).toBe('done')
  })

  it.skipIf(!hasFfmpeg)(
    'SIGKILL in the middle leaves no half file, and the next process ends it',
    async () => {
      const services = await openTestServices(openDatabase)
      const { dataDir, databaseUrl } = services.env
      const added = await services.pages.media.add(await makeFilm(40), 'film.mp4')
      if (!added.ok) throw new Error(added.reason)
      const { id } = added.item
      const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, FFMPEG: '1' }
      const site = await startProduction(environment)
      const folder = join(dataDir, 'media', id)
      await expect.poll(() => readdir(folder), { timeout: 20_000 }).toContain('320.webp')
      await site.kill()
      for (const name of await readdir(folder)) {
        expect(name).toMatch(/^(original|upload|thumbnails\.(webp|vtt)|\d+\.(webp|avif))$/)
        if (/\.(webp|avif)$/.test(name)) await sharp(join(folder, name)).stats()
      }
      // Release its lease at once instead of waiting.
      await services.db.updateTable('task_runs').set({ owner: null, leased_until: 0 }).execute()
      const again = await startProduction(environment)
      await expect
        .poll(async () => (await services.pages.media.find(id))?.preparation, { timeout: 60_000 })
        .toBe('done')
      await again.kill()
    },
  )

  it('a program that takes too long, or writes too much, is ended', async () => {
    const limits = { timeoutMs: 200, maxBytes: 1000, signal: never }
    const before = Date.now()
    expect(await runProgram('sleep', ['20'], limits)).toBeUndefined()
    expect(await runProgram('yes', [], { ...limits, timeoutMs: 20_000 })).toBeUndefined()
    expect(Date.now() - before).toBeLessThan(5000)
  })
})
