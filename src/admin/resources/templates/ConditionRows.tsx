import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { useController, useFormState } from 'react-hook-form'
import { useContentTypes } from '../content-types/use-content-types.ts'
import { languages } from '../settings/choices.ts'
import { type ConditionRow, isComplete, rowOf, subjectOf, subjectsOf } from './condition-choices.ts'
import { ItemPicker } from './ItemPicker.tsx'
import { useSubjectName } from './use-condition-words.ts'

/** Include or exclude conditions of a template or popup; any of them matches. */
export function ConditionRows({
  list,
  resource = 'templates',
}: {
  list: 'include' | 'exclude'
  /** Resource whose texts describe the list. */
  resource?: 'templates' | 'popups'
}) {
  const translate = useTranslate()
  const titleId = useId()
  const record = useRecordContext<{ names?: Record<string, string> }>()
  const { isSubmitted } = useFormState()
  const subjects = subjectsOf(useContentTypes())
  const subjectName = useSubjectName()
  const { field } = useController({
    name: `conditions.${list}`,
    defaultValue: [],
    rules: {
      validate: (rows: ConditionRow[]) =>
        rows.every(isComplete) || translate('ra.validation.required'),
    },
  })
  const rows: ConditionRow[] = field.value ?? []
  const t = (key: string, options?: object) => translate(`resources.templates.${key}`, options)
  const change = (index: number, next: ConditionRow) => field.onChange(rows.with(index, next))
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 1.5, inlineSize: '100%' }}
      className="whole"
    >
      <div>
        <Typography id={titleId} variant="h3" component="h2">
          {translate(`resources.${resource}.${list}`)}
        </Typography>
        <Typography color="textSecondary">
          {translate(`resources.${resource}.${list}Help`)}
        </Typography>
      </div>
      {rows.map((row, index) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '15rem minmax(0, 1fr) auto' },
          }}
        >
          <TextField
            select
            label={t('condition')}
            value={subjectOf(row)}
            onChange={event => change(index, rowOf(event.target.value))}
          >
            {subjects.map(subject => (
              <MenuItem key={subject} value={subject}>
                {subjectName(subject)}
              </MenuItem>
            ))}
          </TextField>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
            {row.kind === 'language' ? (
              <LanguageSelect
                value={row.language}
                isMissing={isSubmitted && !isComplete(row)}
                onChange={language => change(index, { ...row, language })}
              />
            ) : (
              <ItemPicker
                key={subjectOf(row)}
                row={row}
                name={row.id && record?.names?.[row.id]}
                isMissing={isSubmitted && !isComplete(row)}
                onChange={id => change(index, id ? { ...row, id } : rowOf(subjectOf(row)))}
              />
            )}
          </Box>
          <IconButton
            aria-label={t('removeCondition', { number: index + 1 })}
            onClick={() => field.onChange(rows.toSpliced(index, 1))}
          >
            <Delete />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => field.onChange([...rows, { kind: list === 'include' ? 'site' : 'home' }])}
      >
        {t(`add-${list}`)}
      </Button>
    </Box>
  )
}

function LanguageSelect(props: {
  value: string | undefined
  isMissing: boolean
  onChange(language: string): void
}) {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <TextField
      select
      fullWidth
      label={translate('resources.templates.pick.language')}
      value={props.value ?? ''}
      error={props.isMissing}
      onChange={event => props.onChange(event.target.value)}
    >
      {languages(locale).map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
