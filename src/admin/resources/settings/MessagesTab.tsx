import Typography from '@mui/material/Typography'
import { maxLength, required, TextInput, useTranslate } from 'react-admin'

const NAMES = [
  ...['fillIn', 'fix', 'contactError', 'invalidEmail', 'wrongCaptcha', 'checkboxLabel'],
  ...['captchaLabel', 'success', 'subscriptionFailed'],
]

/** What forms say to visitors. */
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
          validate={[required(), maxLength(name.endsWith('Label') ? 100 : 300)]}
        />
      ))}
    </>
  )
}
