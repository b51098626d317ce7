import Typography from '@mui/material/Typography'
import { BooleanInput, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { consentTexts } from '#consent/schema'
import { createTranslate } from '#texts'
import { ConsentFound } from './ConsentFound.tsx'
import { PageInput } from './PageInput.tsx'

const toText = (value: string | null) => value ?? ''

/** Consent settings: enabled, wording, categories. */
export function ConsentSettings() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.settings.${key}`)
  const locale: string = useWatch({ name: 'locale' })
  // Defaults in the site's language, not the user's.
  const inSite = createTranslate(consentTexts, { locale })
  const isOn: boolean = useWatch({ name: 'consent.enabled' })
  const [ownLocale] = useLocaleState()
  const staff = createTranslate(consentTexts, { locale: ownLocale })
  return (
    <>
      <Typography variant="h2" sx={{ marginBlockEnd: 1 }}>
        {t('consentTitle')}
      </Typography>
      <BooleanInput source="consent.enabled" helperText="resources.settings.consentHelp.enabled" />
      {isOn && (
        <>
          <TextInput
            source="consent.title"
            placeholder={inSite('title')}
            parse={toText}
            helperText={false}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
          />
          <TextInput
            source="consent.text"
            placeholder={inSite('text')}
            parse={toText}
            multiline
            minRows={3}
            helperText="resources.settings.consentHelp.text"
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 1000 } }}
          />
          <PageInput source="consent.privacyPage" isRequired={false} />
        </>
      )}
      <ConsentFound say={staff} isOn={isOn} />
    </>
  )
}
