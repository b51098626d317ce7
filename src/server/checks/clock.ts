import { SECOND } from '#base'
import { readDatabaseFacts } from '#db'
import { defineTexts } from '#texts'
import { askSite } from './ask-site.ts'
import { type Check, finding } from './check.ts'

const TOLERANCE_MS = 2 * SECOND
/** From here on, codes of authenticator apps, signatures of S3 and certificates fail. */
const WRONG_MS = 60 * SECOND

/** Compares the clock of this machine with the database and with the answer at the public URL. */
export const clockCheck: Check = {
  id: 'clock',
  needsNetwork: true,
  async run({ openDatabase, env, now }) {
    const connection = await openDatabase().catch(() => undefined)
    const facts = connection && (await readDatabaseFacts(connection.db).catch(() => undefined))
    const differences = [
      facts?.clockDifferenceMs,
      await differenceFromSite(env.publicUrl, now),
    ].filter(one => one !== undefined)
    if (differences.length === 0) return [finding('ok', 'clock.alone')]
    const largestMs = Math.max(...differences.map(Math.abs))
    const seconds = Math.round(largestMs / SECOND)
    if (largestMs < TOLERANCE_MS) return [finding('ok', 'clock.right')]
    return [finding(largestMs < WRONG_MS ? 'warning' : 'error', 'clock.wrong', { seconds })]
  },
}

/** The header has whole seconds. */
async function differenceFromSite(url: string, now: () => number): Promise<number | undefined> {
  const answer = await askSite(`${url}/healthz`).catch(() => undefined)
  const at = Date.parse(answer?.headers.date ?? '')
  return Number.isNaN(at) ? undefined : at + SECOND / 2 - now()
}

export const clockTexts = defineTexts({
  en: {
    clock: 'Clock',
    'clock.right': 'The clock of this machine agrees with the others.',
    'clock.alone': 'There is no other clock to compare with.',
    'clock.wrong':
      'The clocks of this machine and of its database or proxy differ by {seconds} seconds. Times become wrong, and from one minute on, sign-in codes of apps and S3 are refused.',
    'clock.wrong.todo': 'Turn on time synchronization on all machines (timedatectl set-ntp true).',
  },
  de: {
    clock: 'Uhr',
    'clock.right': 'Die Uhr dieses Rechners stimmt mit den anderen überein.',
    'clock.alone': 'Es gibt keine andere Uhr zum Vergleichen.',
    'clock.wrong':
      'Die Uhren dieses Rechners und seiner Datenbank oder seines Proxys weichen um {seconds} Sekunden voneinander ab. Zeitangaben werden falsch, und ab einer Minute scheitern Anmeldecodes von Apps und S3.',
    'clock.wrong.todo':
      'Die Zeitsynchronisierung auf allen Rechnern einschalten (timedatectl set-ntp true).',
  },
})
