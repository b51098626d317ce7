import { existsSync } from 'node:fs'

/** Headless Chromium: the same engine with half the startup cost. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The system's Chromium; undefined for Playwright's own. */
export function findChromium(): string | undefined {
  return places.find(place => place && existsSync(place))
}

/** Without sandbox (tests run as root in containers) and background requests. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
