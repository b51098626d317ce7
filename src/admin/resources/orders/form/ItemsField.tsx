import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import type { OrderProblem, PreviewItem } from '#shop/schema'
import { MediaImage } from '#staff/client'
import { MoneyField } from '../../../forms/MoneyField.tsx'
import { useAmounts } from '../use-amounts.ts'
import { ItemSearch } from './ItemSearch.tsx'
import type { ProblemTexts } from './problem-texts.ts'
import { type FormItem, nextKey, type OrderFormState } from './use-order-form.ts'

interface ItemsFieldProps {
  state: OrderFormState
  currency: string
  texts: ProblemTexts
}

/** Items of the order, with quantities and prices. */
export function ItemsField({ state, currency, texts }: ItemsFieldProps) {
  const translate = useTranslate()
  const { form, preview } = state
  /** Names of added items until the preview has them. */
  const names = useRef(new Map<string, string>())
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ItemSearch
        onChoose={({ variantId, options, ...found }) => {
          const same = form.items.find(
            item =>
              !item.lineId &&
              item.variantId === variantId &&
              JSON.stringify(item.options) === JSON.stringify(options),
          )
          if (same) return state.setItem(same.key, { quantity: same.quantity + 1 })
          const item = { key: nextKey(), variantId, options, quantity: 1, unitPrice: null }
          names.current.set(item.key, [found.name, found.choice].filter(Boolean).join(' – '))
          return state.change({ items: [...form.items, item] })
        }}
      />
      {form.items.length === 0 && (
        <Typography color="textSecondary">{translate('resources.orders.form.noItems')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {form.items.map((item, index) => (
          <ItemRow
            key={item.key}
            item={item}
            name={names.current.get(item.key)}
            shown={preview?.items.find(one => one.item === index)}
            problem={preview?.problems.find(one => one.item === index)}
            {...{ state, currency, texts }}
          />
        ))}
      </Box>
    </Box>
  )
}

function ItemRow(
  props: ItemsFieldProps & {
    item: FormItem
    name: string | undefined
    shown: PreviewItem | undefined
    problem: OrderProblem | undefined
  },
) {
  const { item, shown, problem, state, currency, texts } = props
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const { amount } = useAmounts()
  const t = (key: string, values = {}) => translate(`resources.orders.form.${key}`, values)
  const mayPrice = permissions?.includes('products.write') ?? false
  const min = shown?.minQuantity ?? 0
  const choice = shown?.options.map(option => option.value).join(', ')
  const name = [shown?.name, choice].filter(Boolean).join(' – ') || props.name || t('unknownItem')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) auto',
        columnGap: 1.5,
        rowGap: 1.75,
        alignItems: 'center',
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <MediaImage id={shown?.image} size={44} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography>{name}</Typography>
        {shown?.sku && (
          <Typography variant="body2" color="textSecondary">
            {shown.sku}
          </Typography>
        )}
      </Box>
      <IconButton
        aria-label={t('removeItem', { name })}
        disabled={min > 0}
        onClick={() =>
          state.change({ items: state.form.items.filter(one => one.key !== item.key) })
        }
      >
        <Delete />
      </IconButton>
      <Box
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'start',
        }}
      >
        <TextField
          type="number"
          size="small"
          label={t('quantity')}
          value={item.quantity}
          onChange={event => {
            const typed = Math.trunc(Number(event.target.value)) || 1
            state.setItem(item.key, { quantity: Math.min(Math.max(typed, min, 1), 9999) })
          }}
          helperText={min > 0 ? t('minQuantity', { min }) : undefined}
          sx={{ inlineSize: '6rem' }}
          slotProps={{
            htmlInput: {
              min: Math.max(min, 1),
              max: 9999,
              'aria-label': t('quantityOf', { name }),
            },
          }}
        />
        <MoneyField
          size="small"
          label={t('unitPrice')}
          currency={currency}
          value={item.unitPrice ?? shown?.unitPrice ?? null}
          disabled={!mayPrice}
          onChange={unitPrice => state.setItem(item.key, { unitPrice })}
          sx={{ inlineSize: '8rem' }}
          slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('priceOf', { name }) } }}
        />
        {item.unitPrice !== null && (
          <Button size="small" onClick={() => state.setItem(item.key, { unitPrice: null })}>
            {t('resetPrice')}
          </Button>
        )}
        <Typography sx={{ marginInlineStart: 'auto', paddingBlockStart: 1, fontWeight: 600 }}>
          {shown && amount(shown.subtotal, currency)}
        </Typography>
      </Box>
      {problem && (
        <Typography role="alert" color="error" variant="body2" sx={{ gridColumn: '1 / -1' }}>
          {texts.sentence(problem)}
        </Typography>
      )}
    </Box>
  )
}
