import {
  AutocompleteInput,
  BooleanInput,
  email,
  maxLength,
  regex,
  required,
  TextInput,
  useLocaleState,
  useRecordContext,
} from 'react-admin'
import { MediaInput } from '../../forms/MediaInput.tsx'
import { languages, lines, timeZones } from './choices.ts'
import { EmbeddingSettings } from './EmbeddingSettings.tsx'

const HTTPS = /^https:\/\/\S+$/
const CONTACT = /^(https:\/\/\S+|[^\s@:]+@[^\s@:]+\.[^\s@:]+)$/

export function GeneralTab() {
  const [locale] = useLocaleState()
  const record = useRecordContext()
  const homePages = (record?.homePages ?? []) as { id: string; title: string; path: string }[]
  return (
    <>
      <TextInput source="siteName" validate={[required(), maxLength(100)]} />
      <TextInput source="tagline" validate={maxLength(300)} multiline />
      <MediaInput source="logo" helperText="resources.settings.logoHelp" />
      <MediaInput source="logoDark" helperText="resources.settings.logoDarkHelp" />
      <MediaInput source="icon" helperText="resources.settings.iconHelp" />
      <AutocompleteInput
        source="homePage"
        choices={homePages.map(({ id, title, path }) => ({ id, name: `${title} (${path})` }))}
        helperText="resources.settings.homePageHelp"
        parse={value => value || null}
      />
      <AutocompleteInput source="locale" choices={languages(locale)} validate={required()} />
      <AutocompleteInput source="timeZone" choices={timeZones()} validate={required()} />
      <TextInput source="email" type="email" validate={email()} parse={toText} />
      <TextInput
        source="securityContact"
        validate={regex(CONTACT, 'resources.settings.securityContactWrong')}
        parse={toText}
        helperText="resources.settings.securityContactHelp"
      />
      <TextInput
        source="securityPolicy"
        type="url"
        validate={regex(HTTPS, 'resources.settings.securityPolicyWrong')}
        parse={toText}
        helperText="resources.settings.securityPolicyHelp"
      />
      <TextInput
        source="address"
        multiline
        minRows={3}
        {...lines}
        helperText="resources.settings.addressHelp"
      />
      <TextInput source="footerText" multiline validate={maxLength(500)} parse={toText} />
      <BooleanInput source="backToTop" helperText="resources.settings.backToTopHelp" />
      <BooleanInput source="smoothWheel" helperText="resources.settings.smoothWheelHelp" />
      <EmbeddingSettings />
    </>
  )
}

const toText = (value: string | null) => value ?? ''
