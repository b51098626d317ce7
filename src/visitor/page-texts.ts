import type { PageLanguage } from '#module-kit/client'
import type { Messages } from '#texts'

/** What the islands of a page say: messages by module type, in its language. */
export interface PageTexts extends PageLanguage {
  messages: Record<string, Messages>
}

const ID = 'vt-texts'

/** Read anew each time: what comes into the page brings texts of its own. */
export function readPageTexts(page: Document = document): PageTexts {
  const text = page.getElementById(ID)?.textContent
  return text
    ? JSON.parse(text)
    : { locale: page.documentElement.lang, timeZone: 'UTC', messages: {} }
}

/** Before a part of another page comes in: modules that this page had none of say what they say there. */
export function takeTextsFrom(other: Document) {
  const brought = other.getElementById(ID)
  if (!brought) return
  const own = document.getElementById(ID)
  if (!own) return document.body.append(document.importNode(brought, true))
  const texts = readPageTexts()
  const messages = { ...readPageTexts(other).messages, ...texts.messages }
  own.textContent = JSON.stringify({ ...texts, messages })
}
