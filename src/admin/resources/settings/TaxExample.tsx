import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatMoney, parseMoney } from '#base'
import type { ShopSettings } from '#shop/schema'
import { callApi } from '#staff/client'
import { countries } from './choices.ts'

interface Example {
  price: number
  tax: number
  gross: number
  isOutside: boolean
}

const text = (key: string) => `resources.settings.tax.${key}`

const kindOf = ({ isOutside }: Example, display: 'incl' | 'excl') =>
  isOutside ? 'exampleOutside' : `exampleBy.${display}`

/** What a product of ten costs a customer in a country, with the settings as they are in the form. */
export function TaxExample() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const shop = useWatch({ name: 'shop' }) as ShopSettings
  const [country, setCountry] = useState(shop.country)
  const amount = parseMoney('10', shop.currency) ?? 0
  const query = {
    amount,
    country,
    state: country === shop.country ? shop.base.state : '',
    includeTax: shop.prices.includeTax,
    display: shop.prices.display,
    foreignPrices: shop.tax.foreignPrices,
  }
  const { data, isError } = useQuery({
    queryKey: ['tax-rates/example', query],
    queryFn: () => callApi<Example>('GET', '/tax-rates/example', { query }),
    placeholderData: keepPreviousData,
  })
  const all = countries(locale)
  const money = (minor: number) => formatMoney(minor, shop.currency, locale)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, inlineSize: '100%' }}>
      <Autocomplete
        disableClearable
        options={all}
        value={all.find(one => one.id === country) ?? { id: country, name: country }}
        getOptionLabel={one => one.name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, next) => setCountry(next.id)}
        renderInput={params => <TextField {...params} label={translate(text('exampleCountry'))} />}
      />
      <div role="status">
        {isError && <Alert severity="error">{translate('errors.broken')}</Alert>}
        {data && !isError && (
          <Alert severity="info" icon={false}>
            {translate(text(kindOf(data, shop.prices.display)), {
              entered: money(amount),
              country: all.find(one => one.id === country)?.name ?? country,
              price: money(data.price),
              tax: money(data.tax),
              total: money(data.gross),
            })}
          </Alert>
        )}
      </div>
    </Box>
  )
}
