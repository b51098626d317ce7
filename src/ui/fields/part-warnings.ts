import type { ModuleWarning } from '#module-contract'
import { MODULES_PART } from '../parts.ts'

const TWICE = 'This part is in the list twice. Only the first one is shown.'
const HIDDEN = 'Only parts of the kind “Other modules” show modules. Those of this part are hidden.'

const missing = (label: string) =>
  `The part “${label}” is missing. It is always needed, so it is shown at the end.`

interface PartRow {
  kind: string
  content?: readonly unknown[]
}

/**
 * Warnings for the prop `parts`, a list of the parts of a module.
 *
 * @param required Labels of the parts that are always shown, by kind.
 */
export function partWarnings(required: Readonly<Record<string, string>>) {
  return {
    texts: [TWICE, HIDDEN, ...Object.values(required).map(missing)],
    find({ parts }: { parts: readonly PartRow[] }): ModuleWarning[] {
      const ofRows = parts.flatMap(({ kind, content = [] }, index) => {
        if (kind === MODULES_PART) return []
        const isTwice = parts.findIndex(part => part.kind === kind) < index
        return [
          ...(isTwice ? [{ text: TWICE, option: `parts.${index}.kind` }] : []),
          ...(content.length > 0 ? [{ text: HIDDEN, option: `parts.${index}.kind` }] : []),
        ]
      })
      const lacking = Object.entries(required).filter(
        ([kind]) => !parts.some(part => part.kind === kind),
      )
      return [...ofRows, ...lacking.map(([, label]) => ({ text: missing(label), option: 'parts' }))]
    },
  }
}
