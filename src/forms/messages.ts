import { createTranslate } from '#texts'
import type { FormMessages } from './definition.ts'
import { formMessageTexts } from './message-texts.ts'

/** The site's own messages, completed with defaults in the site's language (FM-7). */
export function withDefaultMessages(own: Partial<FormMessages>, locale: string): FormMessages {
  const t = createTranslate(formMessageTexts, { locale })
  const names = Object.keys(formMessageTexts.en) as (keyof FormMessages)[]
  const messages = names.map(name => [name, own[name] || t(name)] as const)
  return Object.fromEntries(messages) as Record<keyof FormMessages, string>
}
