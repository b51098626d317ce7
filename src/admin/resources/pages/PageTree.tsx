import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useStore, useTranslate } from 'react-admin'
import type { ContentType, FieldKind, PageItem } from '#pages/schema'
import { hiddenNarrow } from '../../lists/table-frame.ts'
import { PageRow } from './PageRow.tsx'
import { toTree } from './to-tree.ts'

interface PageTreeProps {
  pages: readonly PageItem[]
  isFlat: boolean
  /** The common content type of all pages. */
  type?: ContentType | undefined
}

/** A few fields that fit into a list cell. */
const tellingFields = (type: ContentType | undefined) =>
  type?.fields.filter(({ kind }) => TELLING.includes(kind)).slice(0, 2) ?? []
const TELLING: readonly FieldKind[] = ['date', 'date-time', 'text', 'number', 'yes-no', 'choice']

/** Page tree by path (APG treegrid): arrows move and expand, Enter edits. */
export function PageTree({ pages, isFlat, type }: PageTreeProps) {
  const translate = useTranslate()
  const fields = tellingFields(type)
  const nameOf = (field: string) => translate(`resources.pages.fields.${field}`)
  const [closed, setClosed] = useStore<string[]>('pages.closed', [])
  const [current, setCurrent] = useState<string>()
  const rows = isFlat
    ? pages.map(page => ({ page, level: 1, hasChildren: false, isOpen: false }))
    : toTree(pages, new Set(closed))
  const focused = rows.some(row => row.page.id === current) ? current : rows[0]?.page.id

  const toggle = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter(one => one !== id) : [...closed, id])

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const target = event.target as HTMLElement
    const element = target.closest('tr')
    const index = rows.findIndex(row => row.page.id === element?.dataset.page)
    const row = rows[index]
    if (!element || !row || target !== element) return
    const go = (next: number) => {
      const siblings = element.parentElement?.querySelectorAll<HTMLElement>('tr') ?? []
      siblings[Math.max(0, Math.min(rows.length - 1, next))]?.focus()
    }
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => {
        if (row.hasChildren && !row.isOpen) toggle(row.page.id)
        else if (row.isOpen) go(index + 1)
        else element.querySelector<HTMLElement>('a, button')?.focus()
      },
      ArrowLeft: () => {
        if (row.isOpen) toggle(row.page.id)
        else go(rows.findLastIndex((one, at) => at < index && one.level < row.level))
      },
      Enter: () => element.querySelector<HTMLElement>('[data-edit]')?.click(),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <Table size="small" role="treegrid" aria-label={translate('resources.pages.tree')}>
      <TableHead>
        <TableRow role="row">
          <Head>{nameOf('title')}</Head>
          <Head>{nameOf('status')}</Head>
          {type ? (
            fields.map(field => (
              <Head key={field.key} isWide>
                {field.label}
              </Head>
            ))
          ) : (
            <Head isWide>{nameOf('kind')}</Head>
          )}
          <Head>{nameOf('updatedAt')}</Head>
          <TableCell role="columnheader" align="right">
            {translate('resources.pages.actions')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={onKeyDown}>
        {rows.map(row => (
          <PageRow
            key={row.page.id}
            row={row}
            {...(type ? { fields } : {})}
            isCurrent={row.page.id === focused}
            onFocus={() => setCurrent(row.page.id)}
            onToggle={() => toggle(row.page.id)}
          />
        ))}
      </TableBody>
    </Table>
  )
}

/** Column header; `isWide` columns are hidden on narrow screens. */
function Head({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <TableCell role="columnheader" sx={isWide ? hiddenNarrow : {}}>
      {children}
    </TableCell>
  )
}
