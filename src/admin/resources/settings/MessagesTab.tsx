import Typography from '@mui/material/Typography'
import { maxLength, TextInput, useTranslate } from 'react-admin'

const NAMES = [
  ...['fillIn', 'fix', 'contactError', 'invalidEmail', 'wrongCaptcha', 'checkboxLabel'],
  ...['captchaLabel', 'success', 'subscriptionFailed'],
]

const toText = (value: string | null) => value ?? ''

/** What forms say to visitors; empty for the program's own words in the site's language. */
export function MessagesTab() {
  const translate = useTranslate()
  return (
    <>
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
    </>
  )
}
