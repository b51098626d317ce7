import type { AnyModule, Modules } from '#module-contract'
import type { Texts } from '../texts.ts'
import { KEYWORDS } from './keywords.ts'

const NOT_FOUND = 8

/** Normalizes text for the search: "sign-up" equals "sign up". */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]+/g, '')

/** Finds modules by words. Order: exact name, part of the name, synonym, description, category. */
export function findModules(
  modules: Modules,
  words: string,
  texts: Texts,
): [type: string, module: AnyModule][] {
  const wanted = plain(words)
  const rank = ([type, module]: [string, AnyModule]) => {
    const [label, name] = [plain(texts(module.label)), plain(type)]
    if (label === wanted || name === wanted) return 0
    if (label.startsWith(wanted)) return 1
    if (label.includes(wanted) || name.includes(wanted)) return 2
    const keywords = (KEYWORDS[type] ?? '').split(',').map(plain)
    if (keywords.includes(wanted)) return 3
    if (keywords.some(one => one.startsWith(wanted))) return 4
    if (plain(texts(module.description)).includes(wanted)) return 5
    if (keywords.some(one => one.includes(wanted))) return 6
    return plain(texts(module.category)).includes(wanted) ? 7 : NOT_FOUND
  }
  return [...modules]
    .filter(one => rank(one) < NOT_FOUND)
    .sort((one, other) => rank(one) - rank(other))
}
