import Typography from '@mui/material/Typography'
import { required, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BOT_PROVIDERS } from '#forms/schema'

const text = (key: string) => `resources.settings.botCheck.${key}`
const toText = (value: string | null) => value ?? ''

/** Third-party bot check for forms. */
export function BotProvider() {
  const translate = useTranslate()
  const name: string | undefined = useWatch({ name: 'botProvider.name' })
  const hasSecret = useRecordContext()?.hasBotProviderSecret === true
  const isOn = name !== undefined && name !== 'none'
  return (
    <>
      <Typography variant="h2" sx={{ marginBlockStart: 4, marginBlockEnd: 1 }}>
        {translate(text('title'))}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {translate(text('help'))}
      </Typography>
      <SelectInput
        source="botProvider.name"
        choices={['none', ...BOT_PROVIDERS].map(id => ({ id, name: text(`provider.${id}`) }))}
        validate={required()}
      />
      {isOn && (
        <>
          <TextInput
            source="botProvider.siteKey"
            autoComplete="off"
            validate={required()}
            parse={toText}
          />
          <TextInput
            source="botProviderSecret"
            autoComplete="off"
            validate={hasSecret ? [] : required()}
            // An empty input is not sent, which keeps the stored secret.
            parse={(value: string | null) => value || undefined}
            helperText={text(hasSecret ? 'secretSaved' : 'secretHelp')}
          />
        </>
      )}
    </>
  )
}
