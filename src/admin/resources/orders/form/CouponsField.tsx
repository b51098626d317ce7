import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ProblemTexts } from './problem-texts.ts'
import type { OrderFormState } from './use-order-form.ts'

/** Coupon codes; those that do not apply tell why. */
export function CouponsField({ state, texts }: { state: OrderFormState; texts: ProblemTexts }) {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.orders.form.${key}`, values)
  const [code, setCode] = useState('')
  const { coupons } = state.form
  const problems = (state.preview?.coupons ?? []).flatMap(({ problem }) => problem ?? [])
  function add(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim()
    if (!typed) return
    const isThere = coupons.some(one => one.toLowerCase() === typed.toLowerCase())
    if (!isThere) state.change({ coupons: [...coupons, typed] })
    setCode('')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label={t('coupon')}
          value={code}
          onChange={event => setCode(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
        <Button type="submit" disabled={!code.trim() || coupons.length >= 20}>
          {t('addCoupon')}
        </Button>
      </Box>
      {coupons.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {coupons.map(one => (
            <Chip
              key={one}
              label={one}
              onDelete={() => state.change({ coupons: coupons.filter(other => other !== one) })}
            />
          ))}
        </Box>
      )}
      {problems.map((problem, index) => (
        <Typography key={index} role="alert" color="error" variant="body2">
          {texts.t(problem.key, problem.values)}
        </Typography>
      ))}
    </Box>
  )
}
