import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ArrayInput, BooleanInput, required, TextInput, useTranslate } from 'react-admin'
import { Entries } from '../../forms/Entries.tsx'

const label = (key: string) => `resources.settings.fields.shop.${key}`
const toText = (value: string | null) => value ?? ''

/** Methods whose money arrives outside the shop. */
export function OfflinePayments() {
  const translate = useTranslate()
  return (
    <>
      {(['cod', 'bacs', 'cheque'] as const).map(method => (
        <Box
          component="fieldset"
          key={method}
          sx={{ display: 'grid', gap: 2, inlineSize: '100%', border: 0, padding: 0, margin: 0 }}
        >
          <Typography component="legend" variant="h2" sx={{ padding: 0, marginBlock: 2 }}>
            {translate(`resources.settings.payments.${method}`)}
          </Typography>
          <BooleanInput source={`shop.payments.${method}.enabled`} label={label('enabled')} />
          <TextInput
            source={`shop.payments.${method}.title`}
            label={label('title')}
            validate={required()}
          />
          <TextInput
            source={`shop.payments.${method}.description`}
            label={label('description')}
            parse={toText}
            multiline
          />
          <TextInput
            source={`shop.payments.${method}.instructions`}
            label={label('instructions')}
            parse={toText}
            multiline
          />
        </Box>
      ))}
      <ArrayInput source="shop.payments.bacs.accounts" label={label('accounts')}>
        <Entries columns="1fr 1fr">
          {['owner', 'bank', 'iban', 'bic'].map(source => (
            <TextInput
              key={source}
              source={source}
              label={label(source)}
              parse={toText}
              defaultValue=""
            />
          ))}
        </Entries>
      </ArrayInput>
    </>
  )
}
