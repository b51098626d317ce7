/**
 * The suite: build, lint, types and unit tests in parallel, then server tests on both databases and
 * browser tests, then a site of two copies that is broken on purpose, and last the performance check,
 * which needs the processors for itself. Installs a browser if needed, and ends with failures, slow
 * tests, the CPU time of test files and a summary line. With `--full`, sweeps check every combination.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.js'
import { recordFlaky } from './flaky-record.ts'
import { runSteps } from './steps.ts'
import {
  failedFiles,
  playwrightReport,
  processorSecondsByFile,
  repeatedReport,
  vitestReport,
} from './test-reports.ts'

/** The step that runs failed files of server tests again. */
const REPEATED = 'server again'
const SLOWEST = 10
/** Files below this CPU time are listed as a sum. */
const LISTED_SECONDS = 3

const busyBefore = busySeconds()

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const chromium = ensureChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium
if (process.argv.includes('--full')) process.env.TEST_FULL = '1'
process.env.TEST_SEED ??= String(Date.now() % 2 ** 31)
const record = join(folder, 'processor.jsonl')
writeFileSync(record, '')
process.env.PROCESSOR_RECORD = record

const vitest = (project, report = project, files = []) => [
  ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(report)}`],
]
const finished = await runSteps(
  [
    { name: 'build', args: ['bin/build.js', '--quiet', '--if-old'] },
    { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
    { name: 'wording', args: ['bin/check-prose.ts'] },
    // One checker: several would repeat work on two cores.
    { name: 'types', args: ['node_modules/typescript/bin/tsc', '--checkers', '1'] },
    { name: 'unit', args: vitest('unit') },
    // Server tests mostly wait, so they run parallel to browser tests.
    { name: 'server', args: vitest('server'), after: ['unit'] },
    {
      name: 'browser',
      args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('browser') },
      after: ['build'],
      isLive: true,
    },
    // Whole files in a new process: what the first attempt of a test left behind would fail its second.
    { name: REPEATED, args: repeatFailedFiles, after: ['server', 'browser'] },
    // Two copies, Postgres, S3, a balancer and their visitors need both processors.
    { name: 'failures', args: vitest('failures'), after: [REPEATED] },
    {
      name: 'performance',
      args: ['bench/run.ts', '--quick', '--check'],
      after: ['lint', 'wording', 'types', 'failures'],
    },
  ],
  root,
)

const repeated = readReport(REPEATED)
const isRepeatOk = finished.some(step => step.name === REPEATED && step.isOk)
const reports = [
  readReport('unit', json => vitestReport(json, root)),
  readReport('server', json =>
    repeated ? repeatedReport(json, repeated, root) : vitestReport(json, root),
  ),
  readReport('browser', playwrightReport),
  readReport('failures', json => vitestReport(json, root)),
].filter(Boolean)
const files = processorSecondsByFile(readFileSync(record, 'utf8'))
rmSync(folder, { recursive: true, force: true })

const tests = reports.flatMap(report => report.failed)
for (const { title, message } of tests) {
  console.log(`\n✗ ${title}\n${message.replaceAll(/^/gm, '    ')}`)
}
const slowest = reports.flatMap(report => report.times).sort((a, b) => b.ms - a.ms)
console.log(`\nThe ${SLOWEST} slowest:`)
for (const { title, ms } of slowest.slice(0, SLOWEST))
  console.log(`  ${inSeconds(ms / 1000)}  ${title}`)
const listed = files.filter(file => file.seconds >= LISTED_SECONDS)
console.log('\nCPU time of test files:')
for (const { file, seconds } of listed) console.log(`  ${inSeconds(seconds)}  ${file}`)
const others = files.slice(listed.length)
console.log(
  `  ${inSeconds(others.reduce((sum, file) => sum + file.seconds, 0))}  ${others.length} others`,
)
console.log(
  `\n${finished.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`,
)
const count = key => reports.reduce((sum, report) => sum + report[key], 0)
const worked = busySeconds() - busyBefore
const each = (worked / count('passed')).toFixed(2)
console.log(`${worked.toFixed(0)} s of processor time, ${each} s per passed test`)
console.log(`order of test files: TEST_SEED=${process.env.TEST_SEED}`)
const flaky = reports.flatMap(report => report.flaky)
// Without all results, flakiness is unknown.
const again = reports.length === 4 ? recordFlaky(join(root, '.flaky-tests.json'), flaky) : []
for (const title of flaky) {
  const often = again.includes(title) ? ', as in the run before: that is a failure' : ''
  console.log(`\nOnly at the second try${often}: ${title}`)
}
const failedSteps = finished
  .filter(step => !step.isOk && !(step.name === 'server' && isRepeatOk))
  .map(step => step.name)
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
// The messages are far above, and logs are often cut to their end.
for (const { title } of tests) console.log(`  ✗ ${title}`)
const failed = tests.length + failedSteps.length + again.length
console.log(`\n${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped`)
process.exit(failed > 0 || count('passed') === 0 ? 1 : 0)

function reportOf(name) {
  return join(folder, `${name}.json`)
}

function readReport(name, read = json => json) {
  const file = reportOf(name)
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

function repeatFailedFiles() {
  const files = readReport('server', json => failedFiles(json, root)) ?? []
  return files.length > 0 ? vitest('server', REPEATED, files) : undefined
}

/** CPU seconds of the whole machine, because browser child processes are not attributed to us. */
function busySeconds() {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return busy.reduce((sum, ms) => sum + ms, 0) / 1000
}

function inSeconds(value) {
  return `${value.toFixed(1)} s`.padStart(8)
}
