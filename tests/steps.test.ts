import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runSteps } from '../bin/steps.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-steps-'))
const said: string[] = []
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(text => {
    said.push(text)
  })
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A step that records its name in a file. */
const step = (name: string, code = 0, after: string[] = []) => ({
  name,
  after,
  args: [
    '--eval',
    `require('node:fs').appendFileSync('order', '${name} '); console.log('${name} says'); process.exit(${code})`,
  ],
})

it('begins a step when those before it have ended, also when one of them failed', async () => {
  const finished = await runSteps(
    [step('build', 1), step('browser', 0, ['build']), step('report', 0, ['browser'])],
    folder,
  )
  expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('build browser report ')
  expect(finished.map(({ name, isOk }) => [name, isOk])).toEqual([
    ['build', false],
    ['browser', true],
    ['report', true],
  ])
  expect(said.join('\n')).toMatch(/build says.*build: failed.*browser says.*browser: ok/s)
})

it('asks for the arguments of a step when it starts, and leaves out one without any', async () => {
  const wanted = () => (existsSync(join(folder, 'wanted')) ? step('wanted').args : undefined)
  const finished = await runSteps(
    [
      { name: 'write', args: ['--eval', "require('node:fs').writeFileSync('wanted', '')"] },
      { name: 'wanted', args: wanted, after: ['write'] },
      { name: 'unwanted', args: () => undefined },
    ],
    folder,
  )
  expect(finished.map(({ name }) => name)).toEqual(['write', 'wanted'])
})

it('refuses a step that waits for one behind it', async () => {
  await expect(runSteps([step('browser', 0, ['build']), step('build')], folder)).rejects.toThrow(
    'browser comes after build, which stands behind it',
  )
})
