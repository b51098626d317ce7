import type { ModuleRegistry, PageNode } from '#module-contract'
import { toVariation } from './to-variation.ts'

export interface Variation {
  name: string
  node: PageNode
}

const MAX_PER_MODULE = 4

/**
 * Names for examples whose own name describes content. `false` omits an example that shows an
 * error, an empty state or a behavior instead of an appearance.
 */
const NAMES: Record<string, string | false> = {
  'Without its file': false,
  'Below nothing and above everything': false,
  'More than the whole': false,
  'A drawing of its own, with its style': false,
  'A table of figures in a frame': 'In a frame',
  'Waits until somebody asks for it': false,
  'Nothing to list': false,
  'Compact, comments are closed': false,
  'A reply that was not taken, and one that waits for approval': false,
  Expired: false,
  'For each visitor, from the first visit': false,
  'Everything fits': false,
  'Cards below, grey, across the date line': 'Cards below, grey',
  'From a provider, when the visitor agrees': false,
  'Not yet published': false,
  'A category with nothing in it': false,
  'In a document that is no template, with spacing': false,
  'Titles only, of a word that was mistyped': 'Titles only',
  'Two headlines': false,
  'Three buttons, one of them rarely': false,
  'Posts of the site': false,
  'Posts of the site, the title leads there': false,
  'Projects of the site, image above the text': 'Image above the text',
  'An archive, beside a small round image': 'Beside a small round image',
  'Now, the week opens': false,
  'Every day, twice a day and past midnight': false,
  'The shop': false,
  'A category with add-to-cart buttons, in boxes': 'Add-to-cart buttons, in boxes',
  'Inquiry with conditional logic and CAPTCHA': false,
  'Booking in steps with a price': false,
  'Enquiry with pictures, a rating and a budget': false,
  'Name, email, message': false,
  'A video with its image': false,
  'A recording in a line': false,
  'A post of another site': false,
  'A map in a tinted frame': 'In a tinted frame',
  'One project alone': false,
  'Above and below, with words of its own': 'Above and below',
  'From a provider, in a tinted frame': 'In a tinted frame',
  'Products alone, without suggestions': false,
  'Three messages, one after the other': false,
  'A dialog that a link opens': false,
}

/** Up to four named variations of a module, without texts and images of the examples. */
export function variationsOf(registry: ModuleRegistry, type: string): Variation[] {
  const shown = (props: Record<string, unknown>) =>
    toVariation(registry, { type, props: { ...structuredClone(props), id: type } } as PageNode)
  const known = new Set([JSON.stringify(shown(registry.starts.get(type) ?? {}))])
  const variations: Variation[] = []
  for (const example of registry.examples.get(type) ?? []) {
    const name = NAMES[example.name] ?? example.name
    const node = shown(example.props)
    const said = JSON.stringify(node)
    if (name === false || known.has(said)) continue
    known.add(said)
    variations.push({ name, node })
  }
  return variations.slice(0, MAX_PER_MODULE)
}
