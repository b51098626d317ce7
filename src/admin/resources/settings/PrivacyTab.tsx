import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { maxValue, minValue, NumberInput, required, SelectInput, useTranslate } from 'react-admin'
import { PERIOD_UNITS } from '#base'
import { ConsentSettings } from './ConsentSettings.tsx'

const NAMES = [
  'pendingOrders',
  'failedOrders',
  'cancelledOrders',
  'completedOrders',
  'messages',
  'comments',
  'unconfirmedSubscribers',
  'formerSubscribers',
  'consents',
]

const units = PERIOD_UNITS.map(id => ({ id, name: `resources.settings.periodUnits.${id}` }))
const toWhole = (value: string) => Math.trunc(Number(value)) || 0

const fieldset = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 1.5,
  rowGap: 0.5,
  inlineSize: '100%',
  margin: 0,
  marginBlockEnd: 2.5,
  padding: 0,
  border: 0,
}

/** Retention periods of personal data. */
export function PrivacyTab() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.settings.${key}`)
  return (
    <>
      <ConsentSettings />
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {t('retention')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('retentionHelp')}
      </Typography>
      {NAMES.map(name => (
        <Box component="fieldset" key={name} sx={fieldset}>
          <Typography component="legend" sx={{ padding: 0, marginBlockEnd: 1, fontWeight: 600 }}>
            {t(`retain.${name}`)}
          </Typography>
          <NumberInput
            source={`retention.${name}.amount`}
            label="resources.settings.periodAmount"
            validate={[minValue(0), maxValue(1000)]}
            format={(amount: number) => amount || null}
            parse={toWhole}
            helperText={false}
          />
          <SelectInput
            source={`retention.${name}.unit`}
            label="resources.settings.periodUnit"
            choices={units}
            validate={required()}
            helperText={false}
            sx={{ minInlineSize: 0 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            {t(`retentionOf.${name}`)}
          </Typography>
        </Box>
      ))}
    </>
  )
}
