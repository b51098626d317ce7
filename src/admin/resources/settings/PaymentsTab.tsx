import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { BooleanInput, required, SelectInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ONLINE_METHODS, type OnlineMethodId } from '#shop/schema'
import { OfflinePayments } from './OfflinePayments.tsx'
import { PaymentKeys } from './PaymentKeys.tsx'

const text = (key: string) => `resources.settings.onlinePayments.${key}`
const label = (key: string) => `resources.settings.fields.shop.${key}`
const MODES = ['test', 'live'] as const

/** Payment methods: providers with their keys, then methods that are paid outside the shop. */
export function PaymentsTab() {
  return (
    <>
      {ONLINE_METHODS.map(method => (
        <OnlineMethod key={method} id={method} />
      ))}
      <OfflinePayments />
    </>
  )
}

function OnlineMethod({ id }: { id: OnlineMethodId }) {
  const translate = useTranslate()
  const source = `shop.onlinePayments.${id}`
  const mode: 'test' | 'live' | undefined = useWatch({ name: `${source}.mode` })
  const isOn: boolean | undefined = useWatch({ name: `${source}.enabled` })
  return (
    <Box
      component="fieldset"
      sx={{ display: 'grid', gap: 2, inlineSize: '100%', border: 0, padding: 0, margin: 0 }}
    >
      <Typography component="legend" variant="h2" sx={{ padding: 0, marginBlock: 2 }}>
        {translate(`resources.settings.payments.${id}`)}
      </Typography>
      <Typography color="textSecondary">{translate(text(`help.${id}`))}</Typography>
      <SelectInput
        source={`${source}.mode`}
        label={text('mode')}
        choices={MODES.map(one => ({ id: one, name: text(`modes.${one}`) }))}
        validate={required()}
        helperText={text('modeHelp')}
      />
      {mode && <PaymentKeys key={mode} provider={id} mode={mode} />}
      <BooleanInput source={`${source}.enabled`} label={label('enabled')} />
      {isOn && mode === 'test' && <Alert severity="warning">{translate(text('testOn'))}</Alert>}
      <TextInput source={`${source}.title`} label={label('title')} validate={required()} />
      <TextInput
        source={`${source}.description`}
        label={label('description')}
        parse={(value: string | null) => value ?? ''}
        multiline
      />
      <BooleanInput
        source={`${source}.captureLater`}
        label={text('captureLater')}
        helperText={text('captureLaterHelp')}
      />
      {id === 'stripe' && (
        <BooleanInput
          source={`${source}.saveMethods`}
          label={text('saveMethods')}
          helperText={text('saveMethodsHelp')}
        />
      )}
    </Box>
  )
}
