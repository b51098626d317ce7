import { select } from '#module-contract'

const ways = {
  pages: 'Page numbers',
  more: 'Load more',
  endless: 'Load more while scrolling',
} as const

/** How visitors reach further items of a list. */
export const paginationField = ({ label, help }: { label: string; help: string }) =>
  select({ label, help, group: 'behaviour', options: ways, default: 'pages' })

/** Like `paginationField`, for lists that may show only their first items. */
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
