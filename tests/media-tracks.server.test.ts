import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseCaptions } from '#media-player'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures/media', name))

describeDatabases('captions of a film of the library', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase, { FFMPEG: '0' })
    const app = await buildTestApp(services)
    const staff = await signInAs({ services, app }, 'editor')
    const added = await services.pages.media.add(await fixture('film.mp4'), 'film.mp4')
    if (!added.ok) throw new Error(added.reason)
    const { id } = added.item
    const add = (query: string, payload: string | Buffer = '') =>
      staff.upload('POST', `/media/${id}/tracks?${query}`, Buffer.from(payload as string))
    return { services, app, staff, id, add, media: services.pages.media }
  }

  it('MP-3: an upload reports the number of captions of unusual files', async () => {
    const { app, add, id, media } = await open()
    const send = async (name: string, text: string | Buffer, language = 'en') => {
      const { status, body } = await add(
        `kind=captions&language=${language}&fileName=${name}`,
        text,
      )
      return status === 200 ? body.read : body.error
    }
    const srt = '1\n00:00:01 --> 00:00:03\nI <3 you\n\nand more\n\n2\n00:00:03 --> 00:00:05\nTwo\n'
    expect(await send('a.srt', srt)).toEqual({ count: 2, first: 'I <3 you\nand more' })
    const commas = 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello\n'
    expect(await send('b.vtt', commas)).toEqual({ count: 1, first: 'Hello' })
    expect(await send('c.vtt', 'WEBVTT\n\nNothing here\n')).toBe('no-captions')
    // Windows-1251, detected by the language of the captions.
    const russian = Buffer.from([
      ...Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'),
      ...[0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2],
    ])
    expect(await send('d.srt', russian, 'ru')).toEqual({ count: 1, first: 'Привет' })
    const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n'
    expect(await send('e.vtt', `${vtt}One\n\nTwo\n`)).toEqual({ count: 1, first: 'One\nTwo' })
    const old = Buffer.concat([Buffer.from(vtt), russian.subarray(-6)])
    expect(await send('f.vtt', old, 'uk')).toEqual({ count: 1, first: 'Привет' })
    const [track] = (await media.find(id))?.tracks ?? []
    const text = await app.inject(`/media/${track?.file}/original`)
    expect(parseCaptions(text.body)?.cues.map(cue => cue.text)).toEqual([
      'I &lt;3 you\nand more',
      'Two',
    ])
  })

  it('MP-3: accepts WebVTT, DFXP and SubRip with language and kind, and refuses others', async () => {
    const { app, add, id, media, services } = await open()
    expect(
      (await add('kind=captions&language=en&fileName=a.vtt', await fixture('captions.vtt'))).status,
    ).toBe(200)
    const old = String(await fixture('captions.dfxp'))
      .replace('UTF-8"?>', 'ISO-8859-1"?>\n<!DOCTYPE tt [<!ENTITY a "b">]>')
      .replace('Testbild', 'Gemälde')
    const german = await add(
      'kind=subtitles&language=de&fileName=b.dfxp',
      Buffer.from(old, 'latin1'),
    )
    expect(german.status).toBe(200)
    const srt = await add(
      'kind=captions&language=fr&fileName=c.srt',
      Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nd\xe9j\xe0\n', 'latin1'),
    )
    expect(srt.status).toBe(200)
    const refused = await add('kind=captions&language=fr&fileName=d.srt', '<p>No captions</p>')
    expect([refused.status, refused.body.error]).toEqual([422, 'bad-captions'])
    const large = await add('kind=captions&language=fr&fileName=d.srt', 'x'.repeat(6_000_001))
    expect([large.status, large.body.error]).toEqual([413, 'too-large'])
    expect((await add('kind=captions&language=french', '')).status).toBe(422)
    const tracks = (await media.find(id))?.tracks ?? []
    expect(tracks.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'captions en',
      'subtitles de',
      'captions fr',
    ])
    const dfxp = await app.inject(`/media/${tracks[1]?.file}/original`)
    expect(dfxp.body).toMatch(/^<\?xml version="1.0"\?>[\s\S]*Gemälde/)
    const french = await media.find(tracks[2]?.file ?? '')
    expect(french).toMatchObject({ fileName: 'c.vtt', mime: 'text/vtt' })
    const text = await app.inject(`/media/${french?.id}/original`)
    expect(parseCaptions(text.body)?.cues[0]).toMatchObject({ startSeconds: 1, text: 'déjà' })
    // Pages with the video include it automatically.
    await services.pages.save({
      path: '/film',
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'Film' } },
        content: [{ type: 'video', props: { id: 'film', file: id } }],
      },
      author: 't',
      publish: true,
    })
    const page = await app.inject('/film')
    expect(page.body).toContain(
      `<track kind="captions" src="/media/${french?.id}/original" srclang="fr" label="Français">`,
    )
    const use = await services.pages.media.uses(french?.id ?? '')
    expect(use.media).toEqual([{ id, name: 'film.mp4' }])
    expect(await media.usedIds()).toContain(french?.id)
  })

  it('creates an empty caption file per video and reports concurrent saves', async () => {
    const { app, staff, add, media } = await open()
    const first = (await add('kind=chapters&language=en')).body.file as string
    const second = (await add('kind=chapters&language=de')).body.file as string
    expect(first).not.toBe(second)
    const before = await media.find(first)
    const save = (version: number | undefined, text: string) =>
      staff.upload(
        'PUT',
        `/media/${first}/file?fileName=a.vtt&version=${version}`,
        Buffer.from(text),
      )
    const cue = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne'
    expect((await save(before?.version, cue)).status).toBe(200)
    const again = await save(before?.version, `${cue} more`)
    expect([again.status, again.body.error]).toEqual([409, 'conflict'])
    const kept = await app.inject({ url: `/media/${first}/original` })
    expect(kept.headers.location).toMatch(`/media/${first}.`)
  })
})
