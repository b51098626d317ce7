import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

/** Mails sent to an address, oldest first. */
export async function mailsTo(
  address: string,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder) : []
  // Mails being written have another extension and are renamed afterwards.
  const names = files.filter(name => name.endsWith('.eml'))
  const sources = names.map(name => readFileSync(join(folder, name), 'utf8'))
  const addressed = sources.filter(source => source.includes(`\nTo: ${address}`))
  const mails = await Promise.all(addressed.map(source => PostalMime.parse(source)))
  return mails.sort((a, b) => sentAt(a) - sentAt(b))
}

const sentAt = ({ date = '' }: Email) => Date.parse(date)

/** Texts already returned: a second mail with the same pattern contains another link. */
const returned = new Set<string>()

/**
 * First match in the mails to an address, newest first, such as a link. Each is returned once.
 * Waits up to a minute.
 */
export async function findInMail(
  address: string,
  pattern: RegExp,
  dataDir?: string,
): Promise<string> {
  const until = Date.now() + 60_000
  for (;;) {
    const mails = await mailsTo(address, dataDir)
    const [found] = mails
      .map(({ text = '' }) => pattern.exec(text)?.[0] ?? '')
      .filter(match => match !== '' && !returned.has(match))
      .slice(-1)
    if (found) {
      returned.add(found)
      return found
    }
    if (Date.now() > until) throw new Error(`no mail to ${address} says ${pattern}`)
    await wait(100)
  }
}
