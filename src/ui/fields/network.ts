import {
  BRAND,
  type Field,
  type FieldOptions,
  type ResolvedIcon,
  select,
  toggle,
  UNCHANGED_ICON,
} from '#module-contract'
import { inkOn, type NetworkId, networks } from '../links/networks.ts'
import { alignField, shapeField } from './appearance.ts'

/** A social network or other contact as a component receives it. */
export interface ResolvedNetwork {
  id: string
  /** Proper name; empty if the module's texts provide it. */
  name: string
  icon: ResolvedIcon | null
  /** Brand color, and a readable text color on it. */
  colour?: string
  ink?: '#000' | '#fff'
}

/** Contacts that are not networks: icon and label in the builder. */
const others = {
  website: ['globe', 'Website'],
  email: ['mail', 'Email'],
  phone: ['phone', 'Phone'],
  rss: ['rss', 'RSS feed'],
  other: ['', 'Other'],
} as const

const all = Object.keys({ ...others, ...networks })

/** A social network or another way of contact. */
export function network(
  options: FieldOptions & {
    default: NetworkId | keyof typeof others
    /** Choices; by default all. */
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
    toIsland: value => ({ ...value, icon: value.icon ? UNCHANGED_ICON : null }),
  }
}

function describe(id: string): { icon: string; name: string; colour?: string } {
  const known = Object.hasOwn(networks, id) ? networks[id as NetworkId] : undefined
  if (known) return { icon: `${BRAND}${id}`, name: known[0], colour: known[1] }
  const [icon, name] = Object.hasOwn(others, id) ? others[id as keyof typeof others] : ['', id]
  return { icon, name }
}

/** Appearance of network links: `network-links.css`. */
export const networkLookFields = {
  show: select({
    label: 'Show',
    group: 'design',
    options: { icons: 'Icons', names: 'Icons with names', words: 'Names only' },
    default: 'icons',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', outline: 'Outline', solid: 'Filled' },
    default: 'outline',
  }),
  shape: shapeField,
  align: alignField,
  brand: toggle({
    label: 'Brand colors',
    help: 'Filled icons show them at once, others on hover.',
    group: 'design',
    default: false,
  }),
}
