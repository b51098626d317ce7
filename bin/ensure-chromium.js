import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, HEADLESS_SHELL } from '../e2e/support/chromium.ts'

/**
 * Finds or installs Chromium for browser tests: Debian's headless shell, the system's browser, or
 * Playwright's (undefined).
 */
export function ensureChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  if (!existsSync(HEADLESS_SHELL) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system’s packages …')
    run('apt-get', ['update'])
    const packages = ['chromium-headless-shell', 'fonts-liberation']
    run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  }
  const found = findChromium()
  if (found) return found
  console.log('Installing Playwright’s own Chromium …')
  if (
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) === 0
  ) {
    return undefined
  }
  console.error('No Chromium: install the package "chromium", or set CHROMIUM_PATH to a browser.')
  process.exit(1)
}

function run(command, args) {
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status
}
