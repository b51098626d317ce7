import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { ToolsMissing } from '#pages'

interface ProgramOptions {
  timeoutMs: number
  /** More than this it may not write. */
  maxBytes: number
  signal: AbortSignal
}

/**
 * Runs a program to its end, behind all else that the machine has to do, and answers what it wrote; undefined when it failed, wrote too
 * much or took too long. It is killed then, as it is when the signal is aborted.
 * @throws ToolsMissing when there is no such program; the signal's reason.
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
        // It has ended already.
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
