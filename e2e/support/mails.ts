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

/** First match in the newest mail to an address, such as a link; waits up to 20 seconds. */
export async function findInMail(
  address: string,
  pattern: RegExp,
  dataDir?: string,
): Promise<string> {
  const until = Date.now() + 20_000
  for (;;) {
    const mail = (await mailsTo(address, dataDir)).at(-1)
    const found = pattern.exec(mail?.text ?? '')
    if (found) return found[0]
    if (Date.now() > until) throw new Error(`no mail to ${address} says ${pattern}`)
    await wait(100)
  }
}
