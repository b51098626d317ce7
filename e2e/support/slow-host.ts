import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../tests/fixtures/media')

interface Answer {
  path: string
  response: ServerResponse
  body: Buffer
  from: number
  sent: number
}

export interface SlowHost extends AsyncDisposable {
  origin: string
  /** Releases a file up to a number of bytes; all without a number. */
  give(path: string, bytes?: number): void
  /** Number of requests for a file. */
  asked(path: string): number
}

/** A media host that sends as many bytes of each file as released. */
export async function startSlowHost(held: readonly string[]): Promise<SlowHost> {
  const limits = new Map(held.map(path => [path, 0]))
  const answers: Answer[] = []

  function flow(answer: Answer) {
    const { response, body, from, path } = answer
    const limit = limits.get(path) ?? Number.POSITIVE_INFINITY
    const end = Math.min(body.length, limit - from)
    if (end <= answer.sent || response.destroyed) return
    response.write(body.subarray(answer.sent, end))
    answer.sent = end
    if (end === body.length) response.end()
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.slice(1)
    const whole = readFileSync(join(FOLDER, path))
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    const from = Number(first ?? 0)
    const to = Math.min(whole.length - 1, Number(last || whole.length - 1))
    response.writeHead(first === undefined ? 200 : 206, {
      'access-control-allow-origin': '*',
      'accept-ranges': 'bytes',
      'content-length': to - from + 1,
      'content-type': path.endsWith('.mp4') ? 'video/mp4' : 'application/octet-stream',
      ...(first === undefined ? {} : { 'content-range': `bytes ${from}-${to}/${whole.length}` }),
    })
    if (!limits.has(path)) response.flushHeaders()
    const answer = { path, response, body: whole.subarray(from, to + 1), from, sent: 0 }
    answers.push(answer)
    flow(answer)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    give(path, bytes = Number.POSITIVE_INFINITY) {
      limits.set(path, bytes)
      for (const answer of answers) if (answer.path === path) flow(answer)
    },
    asked: path => answers.filter(answer => answer.path === path).length,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
