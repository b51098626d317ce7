import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { HOUR } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openFormSite } from './support/form-site.ts'

const FIELDS = [
  { id: 'name', label: 'Name' },
  { id: 'pictures', label: 'Pictures', type: 'file', maxFiles: 2, maxMb: 10 },
]
const BOUNDARY = 'vt-boundary'
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const fileHead = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="field_pictures"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`

describeDatabases('uploads of forms', openDatabase => {
  async function open(props: Record<string, unknown> = {}) {
    const site = await openFormSite(openDatabase, {
      fields: FIELDS,
      captcha: false,
      botCheck: true,
      ...props,
    })
    const { dataDir } = site.services.env
    const stored = async () =>
      (await readdir(join(dataDir, 'form-files'), { recursive: true }).catch(() => [])).filter(
        name => /\.(png|part)$/.test(name),
      )
    const picture = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#a64' },
    })
      .png()
      .toBuffer()
    const upload = async (fields: [string, string][], { isFileFirst = false } = {}) => {
      const texts = fields.map(([name, value]) => field(name, value)).join('')
      const file = [fileHead, picture, '\r\n']
      const parts = [
        field('_action', 'form/send'),
        ...(isFileFirst ? [...file, texts] : [texts, ...file]),
      ]
      const answer = await site.app.inject({
        method: 'POST',
        url: '/contact',
        headers: {
          accept: 'application/json',
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        },
        payload: Buffer.concat([...parts, `--${BOUNDARY}--\r\n`].map(part => Buffer.from(part))),
      })
      return answer.json()
    }
    /** A solved token that is old enough. */
    const prove = async (given = '') => {
      const { answer } = await site.call('token', given ? { token: given } : {})
      site.clock.advance(1000)
      const { challenge } = answer
      const proof = JSON.stringify({
        challenge,
        solution: await solveChallenge({ challenge, deriveKey }),
      })
      return { token: String(answer.token), proof }
    }
    return { ...site, stored, upload, prove, dataDir }
  }

  it('stores no file before a valid token and its proof, and then takes it', async () => {
    const site = await open()
    const { token, proof } = await site.prove()
    const name: [string, string] = ['field_name', 'Aino']
    expect(await site.upload([name])).toMatchObject({ reason: 'expired' })
    expect(await site.upload([['token', 'x.y'], name])).toMatchObject({ reason: 'expired' })
    expect(await site.upload([['token', token], name])).toMatchObject({ reason: 'not-human' })
    // Fields after the file are too late.
    const late: [string, string][] = [['token', token], ['proof', proof], name]
    const refused = await site.upload(late, { isFileFirst: true })
    expect(refused).toMatchObject({ reason: 'expired', refusal: { values: { name: ['Aino'] } } })
    expect(await site.stored()).toEqual([])
    expect(await site.upload([['token', token], ['proof', proof], name])).toMatchObject({
      ok: true,
    })
    expect(await site.stored()).toHaveLength(1)
  })

  it('aborts an endless upload without a token', async () => {
    const site = await open()
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    const head = field('_action', 'form/send') + fileHead
    socket.write(
      `POST /contact HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: application/json\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 4000000000\r\n\r\n${head}`,
    )
    let answer = ''
    let sent = 0
    let isClosed = false
    socket.on('data', data => {
      answer += String(data)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isClosed = true
    })
    const chunk = Buffer.alloc(1024 * 1024)
    while (!isClosed && sent < 400) {
      const isFlushed = socket.write(chunk)
      sent++
      if (!isFlushed) {
        await new Promise<void>(resolve => {
          socket.once('drain', resolve)
          socket.once('close', () => resolve())
        })
      }
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    socket.destroy()
    expect(answer).toContain('413')
    expect(sent, 'megabytes').toBeLessThan(400)
    expect(await site.stored()).toEqual([])
  })

  it('removes files that no submission names, and half received ones, after an hour', async () => {
    const site = await open()
    const folder = join(site.dataDir, 'form-files')
    const { token, proof } = await site.prove()
    await site.upload([
      ['token', token],
      ['proof', proof],
      ['field_name', 'Aino'],
    ])
    const [kept] = await readdir(folder).then(names => names.filter(name => !name.startsWith('.')))
    const old = new Date(Date.now() - 2 * HOUR)
    await mkdir(join(folder, 'orphan'))
    await mkdir(join(folder, 'fresh'))
    await writeFile(join(folder, 'orphan', '1.png'), 'x')
    await writeFile(join(folder, '.incoming', 'old.part'), 'x')
    await writeFile(join(folder, '.incoming', 'new.part'), 'x')
    for (const name of ['orphan', '.incoming/old.part', kept ?? '']) {
      await utimes(join(folder, name), old, old)
    }
    expect(await site.services.forms.submissions.sweepFiles()).toBe(1)
    await site.services.formFiles.sweepIncoming()
    expect((await readdir(folder)).sort()).toEqual(['.incoming', kept, 'fresh'].sort())
    expect(await readdir(join(folder, '.incoming'))).toEqual(['new.part'])
  })

  it('saved drafts need the same proof, and each proof saves once', async () => {
    const site = await open({ resume: true })
    const given = { field_name: 'Aino', save_email: 'aino@visitor.example' }
    const { token, proof } = await site.prove()
    expect(await site.call('save', { ...given, token })).toMatchObject({ reason: 'not-human' })
    const saved = await site.call('save', { ...given, token, proof })
    expect(saved).toMatchObject({ ok: true, answer: { saved: 'aino@visitor.example' } })
    expect(await site.call('save', { ...given, token, proof })).toMatchObject({ reason: 'expired' })
    const trapped = await site.call('save', { ...given, q7_extra: 'x', ...(await site.prove()) })
    expect(trapped).toMatchObject({ reason: 'suspicious', refusal: { values: { name: ['Aino'] } } })
    // The response contains the token for submitting.
    expect(saved.answer.next.token).toEqual(expect.any(String))
  })
})
