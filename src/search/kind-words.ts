import { isProgramKind, type SearchKind } from './schema.ts'

/** A kind as the index has it: one word of letters and digits, whatever the owner called it. */
export function kindWord(kind: SearchKind): string {
  if (isProgramKind(kind)) return kind
  return `type${Array.from(kind.slice('type:'.length), letter => letter.charCodeAt(0).toString(16)).join('')}`
}
