import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A Chromium for the browser suite: the system's, else Debian's package, else Playwright's own (undefined). */
export function ensureChromium() {
  const find = () => places.find(place => place && existsSync(place))
  const found = find()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system’s packages …')
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'])
    const installed = find()
    if (installed) return installed
  }
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
