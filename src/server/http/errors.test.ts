import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { StorageUnavailable } from '#base'
import { installErrors } from './errors.ts'

const failures = {
  'a file that cannot be read': [() => Object.assign(new Error('EIO'), { code: 'EIO' }), 500],
  'a busy database': [() => Object.assign(new Error('busy'), { code: 'DB_BUSY' }), 503],
  'a storage that is down': [() => new StorageUnavailable('down'), 503],
} as const

it.each(Object.entries(failures))(
  'the error page for %s does not get the headers of the file',
  async (_name, [fail, status]) => {
    const app = fastify()
    const replyNotFound = () => Promise.reject(new Error('not called'))
    installErrors(
      app,
      replyNotFound,
      () => 'en',
      () => {},
    )
    app.get('/file', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', '"file"')
        .header('last-modified', new Date(0).toUTCString())
        .header('content-length', 3)
        .type('image/webp')
        .send(brokenFile(fail())),
    )
    const answer = await app.inject({ url: '/file', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.headers).not.toHaveProperty('last-modified')
    expect(answer.body).toContain('</html>')
  },
)

const brokenFile = (error: Error) =>
  new Readable({
    read() {
      this.destroy(error)
    },
  })
