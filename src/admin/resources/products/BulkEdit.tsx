import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext, useTranslate, useUnselectAll } from 'react-admin'
import type { ProductListItem } from '#shop/schema'
import { BulkCategories } from './BulkCategories.tsx'
import { BulkPrices } from './BulkPrices.tsx'
import { type ChangeMany, useChangeMany } from './use-change-many.ts'

/** Bulk edit of status, visibility, prices and categories, with undo. */
export function BulkEdit() {
  const { selectedIds = [], filterValues } = useListContext<ProductListItem>()
  const translate = useTranslate()
  const changeMany = useChangeMany()
  const unselect = useUnselectAll('products')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState<'prices' | 'categories'>()

  const change: ChangeMany = async wanted => {
    setAnchor(undefined)
    setOpen(undefined)
    if (await changeMany([...selectedIds], wanted)) unselect()
  }
  const item = (label: string, wanted: object) => (
    <MenuItem key={label} onClick={() => change(wanted)}>
      {translate(`resources.products.bulk.${label}`)}
    </MenuItem>
  )
  const inTrash = filterValues?.status === 'trash'
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('resources.products.bulk.state')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {item('publish', { status: 'published' })}
        {item('draft', { status: 'draft' })}
        {item('feature', { featured: true })}
        {item('unfeature', { featured: false })}
        {item('show', { visibility: 'visible' })}
        {item('hide', { visibility: 'hidden' })}
      </Menu>
      <Button color="inherit" onClick={() => setOpen('prices')}>
        {translate('resources.products.bulk.prices')}
      </Button>
      <Button color="inherit" onClick={() => setOpen('categories')}>
        {translate('resources.products.bulk.categories')}
      </Button>
      {inTrash ? (
        <Button onClick={() => change({ status: 'draft' })}>
          {translate('resources.products.bulk.restore')}
        </Button>
      ) : (
        <Button color="error" onClick={() => change({ status: 'trash' })}>
          {translate('resources.products.bulk.trash')}
        </Button>
      )}
      {open === 'prices' && (
        <BulkPrices count={selectedIds.length} change={change} onClose={() => setOpen(undefined)} />
      )}
      {open === 'categories' && (
        <BulkCategories
          count={selectedIds.length}
          change={change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
