import { isProgramKind, type SearchKind } from './schema.ts'

/** Marker word of a kind in the index: letters and digits only. */
export function kindWord(kind: SearchKind): string {
  if (isProgramKind(kind)) return kind
  return `type${Array.from(kind.slice('type:'.length), letter => letter.charCodeAt(0).toString(16)).join('')}`
}
