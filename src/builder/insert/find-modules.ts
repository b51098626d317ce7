import type { AnyModule } from '#module-kit'
import { modules } from '#modules'
import type { Texts } from '../texts.ts'

/** Modules for some words, best first: those that are called so, those whose name holds them, those that tell of them. */
export function findModules(words: string, texts: Texts): [type: string, module: AnyModule][] {
  const wanted = words.trim().toLowerCase()
  const rank = ([type, module]: [string, AnyModule]) => {
    const label = texts(module.label).toLowerCase()
    if (label === wanted || type === wanted) return 0
    if (label.startsWith(wanted)) return 1
    if (label.includes(wanted) || type.includes(wanted)) return 2
    return texts(module.description).toLowerCase().includes(wanted) ? 3 : 4
  }
  return [...modules].filter(one => rank(one) < 4).sort((one, other) => rank(one) - rank(other))
}
