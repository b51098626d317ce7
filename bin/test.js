/**
 * The whole suite: lint, types, unit, server on both databases, build, browser journeys. It gets a browser when
 * there is none, and closes with what failed and one line of counts.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.js'
import { playwrightReport, vitestReport } from './test-reports.js'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
const failedSteps = []
const failedTests = []

step('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.'])
step('types', ['node_modules/typescript/bin/tsc'])
step('types of the art', ['node_modules/typescript/bin/tsc', '-p', 'demo/art'])
const vitest = join(folder, 'vitest.json')
step('unit and server', [
  ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
  `--outputFile.json=${vitest}`,
])
count(vitest, vitestReport)
step('build', ['bin/build.js', '--quiet'])
const playwright = join(folder, 'playwright.json')
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwright
const chromium = ensureChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium
step('browser', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'])
count(playwright, playwrightReport)

rmSync(folder, { recursive: true, force: true })
for (const { title, message } of failedTests)
  console.log(`\n✗ ${title}\n${message.replaceAll(/^/gm, '    ')}`)
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
const failed = totals.failed + failedSteps.length
if (totals.flaky > 0)
  console.log(`\n${totals.flaky} passed only at the second try: see "flaky" above`)
const passed = totals.passed + totals.flaky
console.log(`\n${passed} passed, ${failed} failed, ${totals.skipped} skipped`)
process.exit(failed > 0 || totals.passed === 0 ? 1 : 0)

function step(name, args) {
  const startedAt = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  console.log(
    `  ${name}: ${status === 0 ? 'ok' : 'failed'}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) failedSteps.push(name)
}

function count(file, read) {
  if (!existsSync(file)) return
  const { passed, failed, skipped, flaky } = read(JSON.parse(readFileSync(file, 'utf8')))
  totals.passed += passed
  totals.failed += failed.length
  totals.skipped += skipped
  totals.flaky += flaky
  failedTests.push(...failed)
}
