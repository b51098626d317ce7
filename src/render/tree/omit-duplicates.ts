import { type DraftEntry, walkEntries } from './draft-entry.ts'

/**
 * Removes modules from a template that the page itself has, such as title and comments. A section
 * with only headings left is removed too.
 */
export function omitDuplicates(
  template: readonly DraftEntry[],
  content: readonly DraftEntry[],
): DraftEntry[] {
  const onPage = new Set<string>()
  for (const { module, type } of walkEntries(content)) if (module?.ofPage) onPage.add(type)
  let omitted = 0
  return onPage.size > 0 ? template.filter(isKept) : [...template]

  function isKept(entry: DraftEntry): boolean {
    if (onPage.has(entry.type) && yields(entry)) {
      omitted++
      return false
    }
    const before = omitted
    for (const slot of entry.slots) slot.entries = slot.entries.filter(isKept)
    return omitted === before || entry.type !== 'section' || hasContent(entry)
  }
}

function yields({ module, node }: DraftEntry): boolean {
  const ofPage = module?.ofPage ?? false
  return typeof ofPage === 'function' ? ofPage(node.props) : ofPage
}

const hasContent = ({ slots }: DraftEntry) =>
  slots.some(slot => slot.entries.some(({ type }) => type !== 'heading'))
