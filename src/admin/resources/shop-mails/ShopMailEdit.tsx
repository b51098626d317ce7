import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BooleanInput, email, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { LANGUAGES, type Language } from '#texts'
import { Section } from '../../forms/Section.tsx'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { ShopMailPreview } from './ShopMailPreview.tsx'
import { type ShopMailRecord, toMailEdit, useMailName } from './shop-mail.ts'

const toText = (text: string | null) => text ?? ''

export default function ShopMailEdit() {
  return (
    <StaffEdit redirect={false} transform={toMailEdit} title={<MailTitle />}>
      <StaffForm>
        <MailFields />
      </StaffForm>
    </StaffEdit>
  )
}

function MailTitle() {
  const mail = useRecordContext<ShopMailRecord>()
  const nameOf = useMailName()
  return mail && nameOf(mail.id)
}

function MailFields() {
  const mail = useRecordContext<ShopMailRecord>()
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const [chosen, setChosen] = useState<Language>()
  if (!mail) return null
  const t = (key: string) => translate(`resources.shop-mails.${key}`)
  const language = chosen ?? mail.language
  const reset = () => {
    for (const field of ['subject', 'heading', 'intro', 'outro']) {
      setValue(`texts.${language}.${field}`, '', { shouldDirty: true })
    }
  }
  const text = (field: string) => ({
    key: `${language} ${field}`,
    source: `texts.${language}.${field}`,
    label: `resources.shop-mails.fields.${field}`,
    parse: toText,
    className: 'whole',
    helperText: false as const,
  })
  const { key: subject, ...subjectProps } = text('subject')
  const { key: heading, ...headingProps } = text('heading')
  const { key: intro, ...introProps } = text('intro')
  const { key: outro, ...outroProps } = text('outro')
  return (
    <>
      <Section title="sending">
        {mail.required ? (
          <Typography>{t('required')}</Typography>
        ) : (
          <BooleanInput source="enabled" helperText={false} />
        )}
        {mail.toShop && (
          <TextInput
            source="recipient"
            type="email"
            validate={email()}
            parse={toText}
            helperText="resources.shop-mails.recipientHelp"
          />
        )}
      </Section>
      <Section title="texts">
        <TextField
          select
          id="shop-mail-language"
          label={t('fields.language')}
          value={language}
          onChange={event => setChosen(event.target.value as Language)}
        >
          {LANGUAGES.map(one => (
            <MenuItem key={one} value={one}>
              {t(`languages.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Typography className="whole" color="textSecondary">
          {t('emptyHelp')} {t('placeholders')}: {mail.placeholders.map(one => `{${one}}`).join(' ')}
        </Typography>
        <TextInput key={subject} {...subjectProps} />
        <TextInput key={heading} {...headingProps} />
        <TextInput key={intro} {...introProps} multiline minRows={3} />
        <TextInput key={outro} {...outroProps} multiline minRows={2} />
        <Button onClick={reset} sx={{ justifySelf: 'start' }}>
          {t('reset')}
        </Button>
      </Section>
      <ShopMailPreview mail={mail} language={language} />
    </>
  )
}
