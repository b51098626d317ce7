import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Step {
  name: string
  /** Of Node. */
  args: string[]
  env?: Record<string, string>
}

export interface Finished {
  name: string
  isOk: boolean
  seconds: number
}

/** Runs steps side by side. What they say comes out step by step; that of a single step as it is said. */
export function runSteps(steps: Step[], cwd: string): Promise<Finished[]> {
  const isAlone = steps.length === 1
  return Promise.all(steps.map(step => runStep(step, cwd, isAlone)))
}

async function runStep({ name, args, env }: Step, cwd: string, isAlone: boolean) {
  const startedAt = Date.now()
  if (isAlone) console.log(`\n— ${name}`)
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [
      'ignore',
      ...(isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part))
  const [code] = await once(child, 'close')
  const seconds = (Date.now() - startedAt) / 1000
  if (!isAlone) console.log(`\n— ${name}\n${Buffer.concat(said)}`)
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds.toFixed(1)} s`)
  return { name, isOk: code === 0, seconds }
}
