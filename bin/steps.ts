import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Step {
  name: string
  /** Arguments of Node. A function is asked when the step starts; without arguments it is left out. */
  args: string[] | (() => string[] | undefined)
  env?: Record<string, string>
  /** Names of steps that must finish first, with any result. */
  after?: string[]
  /** Whether to stream the output instead of printing it at the end. */
  isLive?: boolean
}

export interface Finished {
  name: string
  isOk: boolean
  seconds: number
}

/** Runs steps in parallel, each when its predecessors have finished. */
export async function runSteps(steps: Step[], cwd: string): Promise<Finished[]> {
  const running = new Map<string, Promise<Finished | undefined>>()
  for (const step of steps) {
    const before = (step.after ?? []).map(name => {
      const earlier = running.get(name)
      if (!earlier) throw new Error(`${step.name} comes after ${name}, which stands behind it`)
      return earlier
    })
    running.set(
      step.name,
      Promise.all(before).then(() => runStep(step, cwd)),
    )
  }
  const finished = await Promise.all(running.values())
  return finished.filter(step => step !== undefined)
}

async function runStep(step: Step, cwd: string): Promise<Finished | undefined> {
  const { name, env, isLive } = step
  const args = typeof step.args === 'function' ? step.args() : step.args
  if (!args) return undefined
  const startedAt = Date.now()
  if (isLive) console.log(`\n— ${name}`)
  const output = isLive ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part))
  const [code] = await once(child, 'close')
  const seconds = (Date.now() - startedAt) / 1000
  if (!isLive) console.log(`\n— ${name}\n${Buffer.concat(said)}`)
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(1)} s`)
  return { name, isOk: code === 0, seconds }
}
