import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ToolsMissing } from '#pages'

interface ProgramOptions {
  timeoutMs: number
  /** Maximum size of the output in bytes. */
  maxBytes: number
  signal: AbortSignal
}

/**
 * Runs a program with low priority and returns its output. Undefined if it failed, wrote too much
 * or took too long; it is killed then, and when the signal is aborted.
 * @throws ToolsMissing if the program does not exist; the signal's reason.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { timeoutMs, maxBytes, signal }: ProgramOptions,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const chunks: Buffer[] = []
    let bytes = 0
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, timeoutMs)
    signal.addEventListener('abort', kill, { once: true })
    child.on('spawn', () => {
      try {
        if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
      } catch {
        // The process has already ended.
      }
    })
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > maxBytes) kill()
      else chunks.push(chunk)
    })
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', kill)
    }
    child.on('error', error => {
      over()
      const isMissing = 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES')
      reject(isMissing ? new ToolsMissing(error.message) : error)
    })
    child.on('close', code => {
      over()
      if (signal.aborted) reject(signal.reason)
      else resolve(code === 0 ? Buffer.concat(chunks) : undefined)
    })
  })
}
