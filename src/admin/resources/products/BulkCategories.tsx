import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { CategoryItem } from '#shop/schema'
import type { ChangeMany } from './use-change-many.ts'

interface BulkCategoriesProps {
  count: number
  change: ChangeMany
  onClose(): void
}

/** Adds and removes categories of all selected products. */
export function BulkCategories({ count, change, onClose }: BulkCategoriesProps) {
  const translate = useTranslate()
  const [words, setWords] = useState('')
  const { data = [] } = useGetList<CategoryItem>('categories', {
    pagination: { page: 1, perPage: 50 },
    filter: words ? { q: words } : {},
  })
  const [added, setAdded] = useState<CategoryItem[]>([])
  const [removed, setRemoved] = useState<CategoryItem[]>([])
  const field = (label: string, value: CategoryItem[], set: (next: CategoryItem[]) => void) => (
    <Autocomplete
      multiple
      options={data}
      // The server finds categories by their parents, too, so do not filter again.
      filterOptions={found => found}
      onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
      value={value}
      onChange={(_event, next) => set(next)}
      getOptionLabel={category => category.path}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderInput={params => (
        <TextField {...params} label={translate(`resources.products.bulk.${label}`)} />
      )}
    />
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-categories">
      <DialogTitle id="bulk-categories">
        {translate('resources.products.bulk.categoriesOf', { smart_count: count })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { paddingBlockStart: 1 } }}>
        {field('add', added, setAdded)}
        {field('remove', removed, setRemoved)}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={added.length + removed.length === 0}
          onClick={() =>
            change({
              addCategories: added.map(one => one.id),
              removeCategories: removed.map(one => one.id),
            })
          }
        >
          {translate('resources.products.bulk.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
