import type { AnyModule } from '#module-kit'
import { modules } from '#modules'
import type { Texts } from '../texts.ts'

/** As it is looked for: “sign-up” is “sign up”. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, '')

/** Modules for some words, best first: those that are called so, those whose name holds them, those that tell of them, those of such a category. */
export function findModules(words: string, texts: Texts): [type: string, module: AnyModule][] {
  const wanted = plain(words)
  const rank = ([type, module]: [string, AnyModule]) => {
    const [label, name] = [plain(texts(module.label)), plain(type)]
    if (label === wanted || name === wanted) return 0
    if (label.startsWith(wanted)) return 1
    if (label.includes(wanted) || name.includes(wanted)) return 2
    if (plain(texts(module.description)).includes(wanted)) return 3
    return plain(texts(module.category)).includes(wanted) ? 4 : 5
  }
  return [...modules].filter(one => rank(one) < 5).sort((one, other) => rank(one) - rank(other))
}
