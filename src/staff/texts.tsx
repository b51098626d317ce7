import { createContext, type ReactNode, useContext } from 'react'
import { type Messages, readLocale } from './locale.ts'
import { staffMessages } from './messages.ts'

/** The text of a key; `%{name}` is filled in, `smart_count` chooses between `one |||| many`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** Texts for what the admin and the builder share. Without a provider: those of the browser's language. */
const Texts = createContext<Translate>((key, values) => translateShared(key, values))

/** Hands in the translation of whoever shows shared parts, so that a change of language reaches them. */
export function StaffTexts({ translate, children }: { translate: Translate; children: ReactNode }) {
  return <Texts value={translate}>{children}</Texts>
}

export function useStaffTexts(): Translate {
  return useContext(Texts)
}

/** From the shared messages alone; a key that is missing is shown as it is. */
export function translateShared(key: string, values: Record<string, string | number> = {}): string {
  let found: Messages | string | undefined = staffMessages[readLocale()]
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') return key
  const forms = found.split('||||').map(form => form.trim())
  const form = values.smart_count === 1 ? forms[0] : forms.at(-1)
  return (form ?? '').replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
