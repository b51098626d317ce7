import { select } from './select.ts'

const ways = {
  pages: 'Page numbers',
  more: 'Load more',
  endless: 'Load more while scrolling',
} as const

/** How visitors come to what a list does not show at first. */
export const paginationField = ({ label, help }: { label: string; help: string }) =>
  select({ label, help, group: 'behaviour', options: ways, default: 'pages' })

/** The same of lists that may show their first part alone. */
export const optionalPaginationField = ({
  isOn = true,
  ...words
}: {
  label: string
  help: string
  isOn?: boolean
}) =>
  select({
    ...words,
    group: 'behaviour',
    options: { ...ways, none: 'Not shown' },
    default: isOn ? 'pages' : 'none',
  })
