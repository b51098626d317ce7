import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runPart } from '../../bench/run-part.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-run-part-'))
let scripts = 0
/** Arguments of Node for a script, whose last argument is the file for the result. */
function script(code: string): string[] {
  const file = join(folder, `${scripts++}.mjs`)
  writeFileSync(file, code)
  return [file]
}
const WRITE = `import { writeFileSync } from 'node:fs'
  writeFileSync(process.argv.at(-1), JSON.stringify({ figures: [{ what: 'a' }], stalledLoads: 2 }))`

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('a part of the benchmark', () => {
  it('returns its figures and its environment', async () => {
    const result = await runPart(script(WRITE), { timeoutMs: 60_000 })
    expect(result).toMatchObject({ figures: [{ what: 'a' }], stalledLoads: 2 })
    expect(result.error).toBeUndefined()
  })

  it('returns the error of a part that fails, and the figures before', async () => {
    const fails = `${WRITE}\nprocess.stderr.write('no database'); process.exit(3)`
    const result = await runPart(script(fails), { timeoutMs: 60_000 })
    expect(result).toMatchObject({ error: 'no database', figures: [{ what: 'a' }] })
    const silent = await runPart(script('process.exit(4)'), { timeoutMs: 60_000 })
    expect(silent).toMatchObject({ error: 'ended with 4', figures: [] })
  })

  it('ends a part that is late, with its child processes', async () => {
    const pidFile = join(folder, 'pid')
    const starts = `import { spawn } from 'node:child_process'
      import { writeFileSync } from 'node:fs'
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
      writeFileSync(${JSON.stringify(pidFile)}, String(child.pid))
      setInterval(() => {}, 1000)`
    const result = await runPart(script(starts), { timeoutMs: 3000 })
    expect(result.error).toBe('not finished after 3 s')
    const pid = Number(readFileSync(pidFile, 'utf8'))
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})
