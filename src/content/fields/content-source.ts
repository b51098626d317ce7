import {
  type ArchiveFacts,
  catalogList,
  fields,
  type OnlyFor,
  type PageFacts,
  type PropsOf,
  select,
} from '#module-contract'

const SAID = {
  post: { label: 'Posts', chosen: 'Selected posts', listed: 'posts' },
  project: { label: 'Projects', chosen: 'Selected projects', listed: 'projects' },
} as const
type Kind = keyof typeof SAID

export const orderField = (said: { help?: string; onlyFor?: OnlyFor } = {}) =>
  select({
    label: 'Sorting',
    ...said,
    options: { newest: 'Latest', oldest: 'Oldest', title: 'Name' },
    default: 'newest',
  })

/** Like `orderField`, for lists that can show content types. */
const contentOrderField = () =>
  select({
    label: 'Sorting',
    options: {
      newest: 'Latest',
      oldest: 'Oldest',
      title: 'Name',
      type: 'As the content type says',
    },
    default: 'newest',
  })

/** Fields for the source and order of listed posts or projects. */
export const contentSourceFields = (kind: Kind) => {
  const { label, chosen, listed } = SAID[kind]
  return {
    source: select({
      label,
      help: `“Current archive” shows the ${listed} of the archive page the module is placed on, and all ${listed} elsewhere.`,
      options: {
        all: 'All',
        category: 'Selected categories',
        ids: chosen,
        archive: 'Current archive',
      },
      default: 'all',
    }),
    categories: catalogList({
      label: 'Selected categories',
      help: `Used when ${listed} of selected categories are shown.`,
      of: `${kind}-categories`,
      onlyFor: { source: ['category'] },
    }),
    ids: catalogList({
      label: chosen,
      help: 'Shown in this order.',
      of: listed,
      onlyFor: { source: ['ids'] },
    }),
    order: contentOrderField(),
  }
}

const Source = fields(contentSourceFields('post'))

/** Converts the fields to a query of the domain. */
export function toContentQuery<Kind extends ArchiveFacts['of']>(
  kind: Kind,
  { source, categories, ids, order }: PropsOf<typeof Source>,
  archive?: PageFacts['archive'],
) {
  if (source === 'archive') {
    const isListed = archive !== undefined && 'filter' in archive && archive.of === kind
    return { kind, order, ...(isListed ? archive.filter : {}) }
  }
  if (source === 'ids') return { kind, ids: toIds(ids), order: 'given' as const }
  const within = toIds(categories)
  return source === 'category' && within.length > 0 ? { kind, within, order } : { kind, order }
}

/** Ids in the value of a `catalogList`. */
export const toIds = (text: string): string[] => text.split(/\s+/).filter(Boolean)
