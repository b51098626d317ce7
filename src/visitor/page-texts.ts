import type { PageLanguage } from '#module-contract/client'
import type { Messages } from '#texts'

/** Messages of the page's islands by module type. */
export interface PageTexts extends PageLanguage {
  messages: Record<string, Messages>
}

const ID = 'vt-texts'

/** Not cached, because inserted content adds texts. */
export function readPageTexts(page: Document = document): PageTexts {
  const text = page.getElementById(ID)?.textContent
  return text
    ? JSON.parse(text)
    : { locale: page.documentElement.lang, timeZone: 'UTC', messages: {} }
}

/** Adds texts that fetched content needs before inserting it. */
export function takeTextsFrom(other: Document) {
  const brought = other.getElementById(ID)
  if (!brought) return
  const own = document.getElementById(ID)
  if (!own) return document.body.append(document.importNode(brought, true))
  const texts = readPageTexts()
  const messages = { ...readPageTexts(other).messages, ...texts.messages }
  own.textContent = JSON.stringify({ ...texts, messages })
}
