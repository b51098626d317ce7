import { spawnSync } from 'node:child_process'
import { platform } from 'node:process'
import { expect, it } from 'vitest'
import { processorSecondsOfEnded } from '../bin/processor-seconds.ts'

const work = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'

it.runIf(platform === 'linux')('counts what processes of processes have worked', () => {
  const before = processorSecondsOfEnded() ?? 0
  const within = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`
  spawnSync(process.execPath, ['-e', within])
  expect((processorSecondsOfEnded() ?? 0) - before).toBeGreaterThanOrEqual(0.3)
})
