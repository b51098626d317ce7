import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderDetail, OrderFormConfig } from '#shop/schema'
import { OrderTotals } from './OrderTotals.tsx'
import type { ProblemTexts } from './problem-texts.ts'
import type { OpenedOrder, OrderFormState } from './use-order-form.ts'
import { useSaveOrder } from './use-save-order.ts'

interface OrderSummaryProps {
  opened: OpenedOrder
  order: OrderDetail | undefined
  isEdit: boolean
  state: OrderFormState
  texts: ProblemTexts
  config: OrderFormConfig
  /** Whether all problems are shown. */
  isChecked: boolean
  onCheck(): void
}

/** Totals, problems and what can be done with the order. */
export function OrderSummary(props: OrderSummaryProps) {
  const { opened, order, isEdit, state, texts, config, isChecked, onCheck } = props
  const translate = useTranslate()
  const [notify, setNotify] = useState(true)
  const [message, setMessage] = useState('')
  const saving = useSaveOrder(opened, state)
  const { preview, isCalculating } = state
  const t = (key: string, values = {}) => translate(`resources.orders.form.${key}`, values)
  const problems = isChecked ? (preview?.problems ?? []) : []
  const isReady = preview !== undefined && !isCalculating && !state.previewError
  function finish(work: () => void) {
    onCheck()
    if (preview?.problems.length === 0) work()
  }
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('summary')}
      sx={{
        padding: 2.5,
        display: 'grid',
        gap: 2,
        position: { lg: 'sticky' },
        insetBlockStart: 64,
      }}
    >
      <Typography variant="h2">{t('summary')}</Typography>
      <Box aria-live="polite" aria-busy={isCalculating}>
        {preview && <OrderTotals preview={preview} order={isEdit ? order : undefined} />}
      </Box>
      {isEdit && preview && preview.changes.length > 0 && (
        <Box>
          <Typography variant="h3">{t('changes')}</Typography>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {preview.changes.map((change, index) => (
              <Typography key={index} component="li" sx={{ overflowWrap: 'anywhere' }}>
                {change}
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      {problems.length > 0 && (
        <Alert severity="error">
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2 }}>
            {problems.map((problem, index) => (
              <li key={index}>{texts.sentence(problem)}</li>
            ))}
          </Box>
        </Alert>
      )}
      {isEdit && (
        <TextField
          label={t('reason')}
          value={message}
          multiline
          onChange={event => setMessage(event.target.value)}
          helperText={t('reasonHelp')}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      )}
      <FormControlLabel
        control={
          <Switch
            checked={notify}
            onChange={event => setNotify(event.target.checked)}
            size="small"
          />
        }
        label={translate('resources.orders.notify')}
      />
      {isEdit ? (
        <Button
          variant="contained"
          size="large"
          loading={saving.isBusy}
          disabled={!isReady || preview?.changes.length === 0}
          onClick={() => finish(() => saving.commit({ message, notify }))}
        >
          {t('commit')}
        </Button>
      ) : (
        <>
          <Button
            variant="contained"
            size="large"
            loading={saving.isBusy}
            disabled={!isReady}
            onClick={() => finish(() => saving.place({ notify }))}
          >
            {t('place')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {t(`placeHelp.${placeHelp(config, state)}`)}
          </Typography>
          <Button
            variant="outlined"
            disabled={saving.isBusy || (!state.isChanged && opened.id !== undefined)}
            onClick={saving.saveDraft}
          >
            {t('saveDraft')}
          </Button>
          {opened.id !== undefined && (
            <Button color="error" disabled={saving.isBusy} onClick={saving.deleteDraft}>
              {t('deleteDraft')}
            </Button>
          )}
        </>
      )}
    </Paper>
  )
}

/** Whether the money is collected on delivery, or has to arrive first. */
const placeHelp = ({ payments }: OrderFormConfig, { form }: OrderFormState) =>
  form.fields.payment_method === 'cod' && payments.some(one => one.id === 'cod') ? 'later' : 'first'
