import Typography from '@mui/material/Typography'
import { maxLength, TextInput, useTranslate } from 'react-admin'
import { BotProvider } from './BotProvider.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

const NAMES = [
  ...['fillIn', 'fix', 'contactError', 'invalidEmail', 'wrongCaptcha', 'checkboxLabel'],
  ...['captchaLabel', 'success', 'subscriptionFailed'],
]

const toText = (value: string | null) => value ?? ''

/** Texts of forms (empty for defaults in the site's language), and the webhook signing secret. */
export function FormsTab() {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {translate('resources.settings.messagesTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {translate('resources.settings.messagesHelp')}
      </Typography>
      {NAMES.map(name => (
        <TextInput
          key={name}
          source={`messages.${name}`}
          validate={maxLength(name.endsWith('Label') ? 100 : 300)}
          parse={toText}
        />
      ))}
      <BotProvider />
      <WebhookSecret />
    </>
  )
}
