import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, launchArguments } from './e2e/support/chromium.ts'
import { makeRunFolder } from './tests/support/run-folder.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const baseURL = `http://127.0.0.1:${port}`
process.env.E2E_URL = baseURL
// One folder for the server and the workers, which load this file again.
if (!process.env.E2E_DATA_DIR) {
  const folder = makeRunFolder()
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** A page of a test lives for seconds: code that is compiled to run fast takes more than it gives back. */
const withoutOptimizing = '--js-flags=--no-maglev --no-turbofan'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors: some wait for a mail or a frame.
  workers: availableParallelism() + 1,
  // A test that needs it is named in the summary, and fails the run when it needed it in the run before as well.
  retries: 1,
  reporter: [['list', { printSteps: false }]],
  // Ceilings, not measures: a slow machine gets there later, and only what is broken waits this long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    // A worker empties its browser for each test, instead of starting another one in it: an eighth of the time.
    reuseContext: true,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      args: [...launchArguments, withoutOptimizing],
    },
    // A trace costs every test a quarter of its time: ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node bin/vitrine.js start',
    url: `${baseURL}/readyz`,
    env: {
      DATA_DIR: process.env.E2E_DATA_DIR,
      PORT: String(port),
      PUBLIC_URL: baseURL,
      LOG_LEVEL: 'warn',
      // The tests make a site of their own: the demo may change.
      DEMO: '0',
      // All tests write and sign in from one address: what a minute allows is for one person.
      RATE_LIMIT: '0',
      BACKUP_TO: join(process.env.E2E_DATA_DIR, 'backups'),
      BACKUP_AT: 'off',
    },
    timeout: 120_000,
  },
})
