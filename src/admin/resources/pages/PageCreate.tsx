import { useEffect } from 'react'
import { Create, required, SelectInput, TextInput, usePermissions, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Navigate, useSearchParams } from 'react-router-dom'
import { toSlug } from '#base'
import { LEGAL_PAGES, PAGE_KINDS } from '#pages/schema'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { mayChange } from './may-change.ts'
import { useParentOfKind } from './parent-of-kind.ts'

/** A title and an address; then the builder opens. */
export default function PageCreate() {
  const { permissions } = usePermissions()
  const [search] = useSearchParams()
  const below = search.get('below') ?? ''
  // Templates are made where it is said what they are for.
  const kinds = PAGE_KINDS.filter(
    kind => kind !== 'template' && mayChange(permissions, kind, 'pages.write'),
  )
  if (!permissions) return null
  if (kinds.length === 0) return <Navigate to="/pages" replace />
  return (
    <Create
      mutationOptions={{
        onSuccess: page => window.location.assign(`/admin/edit/${page.id}`),
      }}
    >
      <StaffForm defaultValues={{ kind: kinds[0], path: below ? `${below}/` : '/' }}>
        {kinds.includes('page') && !below && <BeginInput />}
        <TextInput source="title" validate={required()} autoFocus fullWidth />
        <PathInput below={below} />
        {kinds.length > 1 && (
          <SelectInput
            source="kind"
            fullWidth
            validate={required()}
            choices={kinds.map(id => ({ id, name: `resources.pages.kind.${id}` }))}
            helperText="resources.pages.kindHelp"
          />
        )}
      </StaffForm>
    </Create>
  )
}

/** An empty page, or one that most sites need: its title comes along until somebody types one. */
function BeginInput() {
  const translate = useTranslate()
  const { setValue, formState } = useFormContext()
  return (
    <SelectInput
      source="legal"
      label="resources.pages.legal.label"
      helperText="resources.pages.legal.help"
      fullWidth
      emptyText="resources.pages.legal.empty"
      parse={(value: string) => value || undefined}
      choices={LEGAL_PAGES.map(id => ({ id, name: `resources.pages.legal.${id}` }))}
      onChange={event => {
        const name = String(event.target.value)
        if (formState.dirtyFields.title) return
        setValue('title', name ? translate(`resources.pages.legal.${name}`) : '')
        setValue('kind', 'page')
      }}
    />
  )
}

/** Follows the title until somebody types an address. */
function PathInput({ below }: { below: string }) {
  const { setValue, formState } = useFormContext()
  const title: string = useWatch({ name: 'title' }) ?? ''
  const kind: string = useWatch({ name: 'kind' })
  const usual = useParentOfKind(kind)
  const parent = below || usual
  const isTyped = Boolean(formState.dirtyFields.path)
  useEffect(() => {
    if (isTyped) return
    setValue('path', `${parent}/${toSlug(title)}`)
  }, [title, parent, isTyped, setValue])
  return (
    <TextInput
      source="path"
      validate={required()}
      helperText="resources.pages.pathHelp"
      fullWidth
    />
  )
}
