import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** Headers that Node adds per connection. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding']

export interface BareServer {
  url: string
  cpuMs(): Promise<number>
  stop(): void
}

/** Starts a bare `node:http` server in its own process that repeats the answer of a URL. */
export async function repeatAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<BareServer> {
  return startBareServer(await readAnswer(url, headers))
}

/** Starts a bare server that always sends the same headers (alternating names and values) and body. */
export async function startBareServer(answer: {
  rawHeaders: string[]
  body: Buffer
}): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-bare-'))
  const file = join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }))
  const child = fork(join(import.meta.dirname, 'bare-process.ts'), [file])
  const { url } = await nextMessage<{ url: string }>(child)
  rmSync(folder, { recursive: true })
  return {
    url,
    cpuMs: async () => {
      child.send('cpu')
      return (await nextMessage<{ cpuMs: number }>(child)).cpuMs
    },
    stop: () => void child.kill(),
  }
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message')
  return message as Message
}

/** Body and headers as transferred; `fetch` would decompress them. */
async function readAnswer(url: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).on('error', reject).end()
  })
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0)
  const rawHeaders = names.flatMap((name, index) =>
    OF_THE_CONNECTION.includes(name.toLowerCase())
      ? []
      : [name, answer.rawHeaders[index * 2 + 1] ?? ''],
  )
  return { rawHeaders, body: await buffer(answer) }
}
