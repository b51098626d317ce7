import { existsSync } from 'node:fs'

/** Chromium without windows: the same engine, at half the work for every page that a test opens. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The system's Chromium; undefined lets Playwright use its own. */
export function findChromium(): string | undefined {
  return places.find(place => place && existsSync(place))
}

/** A quiet browser: no sandbox (tests run as root in containers) and no calls home. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
