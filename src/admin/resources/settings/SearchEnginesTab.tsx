import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  regex,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useLocaleState,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DEFAULT_TITLE_PATTERN, ORGANIZATION_KINDS, TITLED_KINDS, WEEKDAYS } from '#pages/schema'
import { Entries } from '../../forms/Entries.tsx'
import { countries, lines } from './choices.ts'

const text = (key: string) => `resources.settings.${key}`
const label = (key: string) => text(`fields.organization.${key}`)
const choices = (group: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: text(`${group}.${id}`) }))
/** Placeholder names, shown literally. */
const PATTERN_NAMES = {
  title: '{title}',
  site: '{site}',
  tagline: '{tagline}',
  excerpt: '{excerpt}',
}
const toText = (value: string | null) => value ?? ''
const time = regex(/^([01]\d|2[0-3]):[0-5]\d$/, text('timeHelp'))

/** Settings for search engines and link previews. */
export function SearchEnginesTab() {
  return (
    <>
      <Heading name="titlePatterns" />
      {TITLED_KINDS.map(kind => (
        <TextInput
          key={kind}
          source={`titlePatterns.${kind}`}
          label={text(`titledKinds.${kind}`)}
          placeholder={DEFAULT_TITLE_PATTERN}
          validate={[maxLength(300), regex(/\{title\}/, text('titleMissing'))]}
          parse={toText}
          helperText={false}
        />
      ))}
      <Heading name="descriptionPatterns" />
      {TITLED_KINDS.map(kind => (
        <TextInput
          key={kind}
          source={`descriptionPatterns.${kind}`}
          label={text(`titledKinds.${kind}`)}
          validate={maxLength(300)}
          parse={toText}
          helperText={false}
        />
      ))}
      <Heading name="structuredData" />
      <Organization />
      <Heading name="sharing" />
      <BooleanInput source="socialImages" helperText={text('socialImagesHelp')} />
      <BooleanInput source="llmsTxt" helperText={text('llmsTxtHelp')} />
      <BooleanInput source="indexNow" helperText={text('indexNowHelp')} />
      <Heading name="caching" />
      <BooleanInput source="foreignCache" helperText={text('foreignCacheHelp')} />
    </>
  )
}

function Heading({ name }: { name: string }) {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="h2" sx={{ marginBlock: 1 }}>
        {translate(text(name))}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {translate(text(`${name}Help`), PATTERN_NAMES)}
      </Typography>
    </>
  )
}

/** Organization data; physical locations have an address and opening hours. */
function Organization() {
  const [locale] = useLocaleState()
  const isPlace = useWatch({ name: 'organization.kind' }) !== 'Organization'
  const line = (name: string, props = {}) => (
    <TextInput source={`organization.${name}`} label={label(name)} parse={toText} {...props} />
  )
  return (
    <>
      <SelectInput
        source="organization.kind"
        label={label('kind')}
        choices={choices('organizationKinds', ORGANIZATION_KINDS)}
        validate={required()}
        helperText={text('organizationKindHelp')}
      />
      {line('legalName')}
      {line('phone', { type: 'tel' })}
      {line('street')}
      {line('postalCode')}
      {line('city')}
      {line('region')}
      <AutocompleteInput
        source="organization.country"
        label={label('country')}
        choices={countries(locale)}
        parse={toText}
      />
      <TextInput
        source="organization.profiles"
        label={label('profiles')}
        multiline
        minRows={2}
        format={lines.format}
        parse={(value: string) => (value ? lines.parse(value) : [])}
        helperText={text('profilesHelp')}
      />
      {isPlace && (
        <ArrayInput source="organization.hours" label={label('hours')}>
          <Entries columns="1fr 7rem 7rem">
            <SelectArrayInput
              source="days"
              label={label('days')}
              choices={choices('weekdays', WEEKDAYS)}
              defaultValue={[]}
              validate={required()}
            />
            <TextInput
              source="opens"
              label={label('opens')}
              placeholder="09:00"
              validate={[required(), time]}
            />
            <TextInput
              source="closes"
              label={label('closes')}
              placeholder="17:30"
              validate={[required(), time]}
            />
          </Entries>
        </ArrayInput>
      )}
    </>
  )
}
