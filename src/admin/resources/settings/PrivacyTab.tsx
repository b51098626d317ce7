import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { maxValue, minValue, NumberInput, required, SelectInput, useTranslate } from 'react-admin'
import { PERIOD_UNITS } from '#base'

const NAMES = ['pendingOrders', 'failedOrders', 'cancelledOrders', 'completedOrders', 'messages']

const units = PERIOD_UNITS.map(id => ({ id, name: `resources.settings.periodUnits.${id}` }))
const toWhole = (value: string) => Math.trunc(Number(value)) || 0

/** How long personal data is retained, by what holds it. */
export function PrivacyTab() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.settings.${key}`)
  return (
    <>
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {t('retention')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('retentionHelp')}
      </Typography>
      {NAMES.map(name => (
        <Box
          key={name}
          role="group"
          aria-label={t(`fields.retention.${name}.amount`)}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
            gap: 1.5,
            inlineSize: '100%',
          }}
        >
          <NumberInput
            source={`retention.${name}.amount`}
            validate={[minValue(0), maxValue(1000)]}
            format={(amount: number) => amount || null}
            parse={toWhole}
            helperText={`resources.settings.retentionOf.${name}`}
          />
          <SelectInput
            source={`retention.${name}.unit`}
            label="resources.settings.periodUnit"
            choices={units}
            validate={required()}
            helperText={false}
          />
        </Box>
      ))}
    </>
  )
}
