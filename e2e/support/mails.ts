import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail')

/** The mails that have gone out to somebody from the site under test, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  // A mail being written has another ending and is renamed the moment after.
  const names = files.filter(name => name.endsWith('.eml'))
  const sources = names.map(name => readFileSync(join(folder, name), 'utf8'))
  const addressed = sources.filter(source => source.includes(`\nTo: ${address}`))
  const mails = await Promise.all(addressed.map(source => PostalMime.parse(source)))
  return mails.sort((a, b) => sentAt(a) - sentAt(b))
}

const sentAt = ({ date = '' }: Email) => Date.parse(date)
