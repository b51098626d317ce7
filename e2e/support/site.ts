import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface Site {
  url: string
  dataDir: string
  /** Settings besides those of the test run, for commands on this site. */
  env: Record<string, string>
  /** Output of the process. */
  output(): string
  stop(): Promise<void>
}

/** Starts a separate site on a new data folder, or a second process on an existing one. */
export async function startSite(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<Site> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const command = join(import.meta.dirname, '../../bin/vitrine.js')
  const own = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' }
  const env = { ...process.env, ...own, ...options.env }
  const child = spawn(process.execPath, [command, 'start'], { env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk
    })
  }
  await untilReady(child, url, () => output)
  return {
    url,
    dataDir,
    env: options.env ?? {},
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function untilReady(child: ChildProcess, url: string, output: () => string) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`)
    const isReady = await fetch(`${url}/readyz`).then(
      answer => answer.ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
