import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderableItem } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAmounts } from '../use-amounts.ts'

const SEARCH_DELAY_MS = 250

/** Finds products by name or SKU; choosing one adds it. */
export function ItemSearch({ onChoose }: { onChoose(item: OrderableItem): void }) {
  const translate = useTranslate()
  const { amount } = useAmounts()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  const found = useQuery({
    queryKey: ['orders', 'items', asked],
    queryFn: () =>
      callApi<{ items: OrderableItem[] }>('GET', '/orders/items', { query: { q: asked } }),
    enabled: asked !== '',
    retry: false,
  })
  const t = (key: string, values = {}) => translate(`resources.orders.form.${key}`, values)
  const isWaiting = text.trim() !== asked || found.isFetching
  return (
    <Autocomplete
      options={text.trim() === '' || isWaiting ? [] : (found.data?.items ?? [])}
      value={null}
      inputValue={text}
      loading={text.trim() !== '' && isWaiting}
      loadingText={t('searching')}
      noOptionsText={text.trim() === '' ? t('searchHint') : t('nothingFound')}
      filterOptions={options => options}
      blurOnSelect={false}
      clearOnBlur
      getOptionLabel={item => [item.name, item.choice].filter(Boolean).join(' – ')}
      getOptionKey={item => item.variantId + JSON.stringify(item.options)}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'selectOption') setText(value)
      }}
      onChange={(_event, item) => {
        if (item) onChoose(item)
        setText('')
      }}
      renderOption={({ key, ...option }, item) => (
        <Box component="li" key={key} {...option}>
          <Box sx={{ minInlineSize: 0, flex: 1 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {[item.name, item.choice].filter(Boolean).join(' – ')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[
                item.sku,
                amount(item.price, item.currency),
                item.left !== null && t('left', { smart_count: item.left }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={t('addItem')}
          placeholder={t('searchHint')}
          error={found.isError}
          helperText={found.isError ? t('searchFailed') : undefined}
        />
      )}
    />
  )
}
