import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type DiscountEdit, newDiscount } from '#shop/schema'
import { toSent } from './to-sent.ts'
import { useSummary } from './use-summary.ts'

/** The discount in words, as entered so far. */
export function SummaryBox() {
  const translate = useTranslate()
  const summarize = useSummary()
  const values = { ...newDiscount, ...toSent(useWatch()) } as DiscountEdit
  return (
    <Box
      component="section"
      aria-label={translate('resources.discounts.summary.title')}
      aria-live="polite"
      sx={{
        inlineSize: '100%',
        padding: 2,
        marginBlockEnd: 3,
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {translate('resources.discounts.summary.title')}
      </Typography>
      <Typography
        component="ul"
        variant="body2"
        sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}
      >
        {summarize(values).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Typography>
    </Box>
  )
}
