import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import {
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  usePermissions,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { findContentType, kindOfType, PAGE_KINDS, type PageItem } from '#pages/schema'
import { MediaInput } from '../../forms/MediaInput.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { useContentTypes, useKindName } from '../content-types/use-content-types.ts'
import { AuthorInput } from './AuthorInput.tsx'
import { ContentFields } from './ContentFields.tsx'
import { FieldValueInput } from './FieldValueInput.tsx'
import { mayChange, useMayChange } from './may-change.ts'
import { SearchPreview } from './SearchPreview.tsx'

/** Cleared fields are sent as empty strings. */
const keepText = (value: string | null) => value ?? ''

/** Page settings other than content. */
export function PageSettings() {
  const translate = useTranslate()
  const page = useRecordContext<PageItem>()
  const mayChangePage = useMayChange()
  const { permissions } = usePermissions()
  const types = useContentTypes()
  const kindName = useKindName()
  const kinds = [...PAGE_KINDS, ...types.map(kindOfType)].filter(
    kind => kind === page?.kind || mayChange(permissions, kind, 'pages.write'),
  )
  if (!page || !permissions) return null
  if (!mayChangePage(page, 'pages.write')) {
    return <Typography sx={{ padding: 2 }}>{translate('resources.pages.onlyLook')}</Typography>
  }
  const text = { parse: keepText, multiline: true } as const
  return (
    <StaffForm>
      <TypeFields />
      <FormPart name="draftPart">
        <TextInput source="title" validate={required()} />
        <TextInput source="description" {...text} helperText="resources.pages.descriptionHelp" />
        <MediaInput source="image" parse={keepText} />
        <BooleanInput source="noindex" />
        <SearchPreview />
      </FormPart>
      <FormPart name="livePart">
        <TextInput source="path" validate={required()} helperText="resources.pages.pathHelp" />
        <MoveOption />
        <SelectInput
          source="kind"
          validate={required()}
          choices={kinds.map(id => ({ id, name: kindName(id) }))}
          translateChoice={false}
          helperText="resources.pages.kindHelp"
        />
      </FormPart>
      <FormPart name="summaryPart">
        <TextInput source="summary.excerpt" {...text} />
        <MediaInput
          source="summary.image"
          label="resources.pages.fields.summary.image"
          parse={keepText}
        />
        <AuthorInput />
        <SelectInput
          source="summary.comments"
          label="resources.pages.fields.summary.comments"
          choices={['on', 'off'].map(id => ({ id, name: `resources.pages.comments.${id}` }))}
          parse={(value: string) => value || undefined}
          helperText="resources.pages.commentsHelp"
        />
        <ContentFields />
      </FormPart>
    </StaffForm>
  )
}

/** Fields of the content type. */
function TypeFields() {
  const type = findContentType(useContentTypes(), useWatch({ name: 'kind' }))
  if (!type || type.fields.length === 0) return null
  return (
    <FormPart name="fieldsPart" of={type.singular}>
      {type.fields.map(field => (
        <FieldValueInput key={`${type.key} ${field.key} ${field.kind}`} field={field} />
      ))}
    </FormPart>
  )
}

function FormPart({ name, of, children }: { name: string; of?: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box
      component="section"
      sx={{
        inlineSize: '100%',
        display: 'grid',
        gap: 2.5,
        '& + section': { marginBlockStart: 2 },
      }}
    >
      <div>
        <Typography variant="h2">
          {translate(`resources.pages.${name}.title`, { name: of ?? '' })}
        </Typography>
        <Typography color="textSecondary">{translate(`resources.pages.${name}.text`)}</Typography>
      </div>
      {children}
    </Box>
  )
}

/** Options for moving a page: subpages and a redirect. */
function MoveOption() {
  const page = useRecordContext<PageItem & { below: number }>()
  const path = useWatch({ name: 'path' })
  const translate = useTranslate()
  if (!page || path === page.path) return null
  return (
    <>
      {page.below > 0 && (
        <BooleanInput
          source="withBelow"
          defaultValue={true}
          label={translate('resources.pages.moveBelow', { smart_count: page.below })}
          helperText="resources.pages.moveBelowHelp"
        />
      )}
      {page.status !== 'draft' && (
        <BooleanInput
          source="redirect"
          defaultValue={true}
          label="resources.pages.redirect"
          helperText="resources.pages.redirectHelp"
        />
      )}
    </>
  )
}
