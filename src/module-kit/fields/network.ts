import type { Field, FieldOptions } from '../field.ts'
import { inkOn, type NetworkId, networks } from '../networks.ts'
import { BRAND, type ResolvedIcon } from '../resolved-icon.ts'
import { KEPT_ICON } from '../server-html.tsx'
import { select } from './select.ts'

/** A network, or another way to somebody, as a component gets it. */
export interface ResolvedNetwork {
  id: string
  /** A proper name; empty where the module has to say what it is. */
  name: string
  icon: ResolvedIcon | null
  /** Its own colour, and what is read on that. */
  colour?: string
  ink?: '#000' | '#fff'
}

/** What is no network and is linked to like one: its icon, and what the builder calls it. */
const others = {
  website: ['globe', 'Website'],
  email: ['mail', 'Email'],
  phone: ['phone', 'Phone'],
  rss: ['rss', 'RSS feed'],
  other: ['', 'Other'],
} as const

const all = Object.keys({ ...others, ...networks })

/** One of the usual networks, or of the other ways that a site or a person is reached. */
export function network(
  options: FieldOptions & {
    default: NetworkId | keyof typeof others
    /** Which ones there are to choose from; without it, all. */
    of?: readonly (NetworkId | keyof typeof others)[]
  },
): Field<string, ResolvedNetwork> {
  const { of = all, ...rest } = options
  const { kind: _, ...field } = select({
    ...rest,
    options: Object.fromEntries(of.map(id => [id, describe(id).name])),
  })
  return {
    ...(field as unknown as Field<string, ResolvedNetwork>),
    kind: 'network',
    collect: (id, references) => {
      const { icon } = describe(id)
      if (icon) references.icons.add(icon)
    },
    resolve: (id, resolver) => {
      const { icon, name, colour } = describe(id)
      return {
        id,
        name: colour ? name : '',
        icon: (icon && resolver.icon(icon)) || null,
        ...(colour && { colour, ink: inkOn(colour) }),
      }
    },
    toIsland: value => ({ ...value, icon: value.icon ? KEPT_ICON : null }),
  }
}

function describe(id: string): { icon: string; name: string; colour?: string } {
  const known = Object.hasOwn(networks, id) ? networks[id as NetworkId] : undefined
  if (known) return { icon: `${BRAND}${id}`, name: known[0], colour: known[1] }
  const [icon, name] = Object.hasOwn(others, id) ? others[id as keyof typeof others] : ['', id]
  return { icon, name }
}
