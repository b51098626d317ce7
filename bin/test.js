/**
 * The whole suite: build, lint, types and unit tests in parallel, then server tests on both
 * databases and browser tests. Installs a browser if needed, and ends with failures, slow tests and
 * a summary line.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.js'
import { recordFlaky } from './flaky-record.ts'
import { runSteps } from './steps.ts'
import { playwrightReport, vitestReport } from './test-reports.ts'

const SLOWEST = 10

const busyBefore = busySeconds()

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const chromium = ensureChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium

const vitest = project => ({
  name: project,
  args: [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`],
  ],
})
const finished = await runSteps(
  [
    { name: 'build', args: ['bin/build.js', '--quiet', '--if-old'] },
    { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
    { name: 'wording', args: ['bin/check-prose.ts'] },
    // One checker: several would repeat work on two cores.
    { name: 'types', args: ['node_modules/typescript/bin/tsc', '--checkers', '1'] },
    vitest('unit'),
    // Server tests mostly wait, so they run parallel to browser tests.
    { ...vitest('server'), after: ['unit'] },
    {
      name: 'browser',
      args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browser') },
      after: ['build'],
      isLive: true,
    },
  ],
  root,
)

const reports = [
  readReport('unit', json => vitestReport(json, root)),
  readReport('server', json => vitestReport(json, root)),
  readReport('browser', playwrightReport),
].filter(Boolean)
rmSync(folder, { recursive: true, force: true })

const tests = reports.flatMap(report => report.failed)
for (const { title, message } of tests) {
  console.log(`\n✗ ${title}\n${message.replaceAll(/^/gm, '    ')}`)
}
const slowest = reports.flatMap(report => report.times).sort((a, b) => b.ms - a.ms)
console.log(`\nThe ${SLOWEST} slowest:`)
for (const { title, ms } of slowest.slice(0, SLOWEST)) console.log(`  ${seconds(ms)}  ${title}`)
console.log(
  `\n${finished.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`,
)
const count = key => reports.reduce((sum, report) => sum + report[key], 0)
const worked = busySeconds() - busyBefore
const each = (worked / count('passed')).toFixed(2)
console.log(`${worked.toFixed(0)} s of processor time, ${each} s per passed test`)
const flaky = reports.flatMap(report => report.flaky)
// Without browser results, flakiness is unknown.
const again = reports.length === 3 ? recordFlaky(join(root, '.flaky-tests.json'), flaky) : []
for (const title of flaky) {
  const often = again.includes(title) ? ', as in the run before: that is a failure' : ''
  console.log(`\nOnly at the second try${often}: ${title}`)
}
const failedSteps = finished.filter(step => !step.isOk).map(step => step.name)
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
const failed = tests.length + failedSteps.length + again.length
console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`)
process.exit(failed > 0 || count('passed') === 0 ? 1 : 0)

function reportOf(name) {
  return join(folder, `${name}.json`)
}

function readReport(name, read) {
  const file = reportOf(name)
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** CPU seconds of the whole machine, because browser child processes are not attributed to us. */
function busySeconds() {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(8)
}
