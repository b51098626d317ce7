import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Create, required, SelectInput, TextInput, usePermissions, useRedirect } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Navigate, useSearchParams } from 'react-router-dom'
import { toSlug } from '#base'
import { findContentType, isCustomKind, kindOfType, LEGAL_PAGES, PAGE_KINDS } from '#pages/schema'
import { callApi } from '#staff/client'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { useContentTypes, useKindName } from '../content-types/use-content-types.ts'
import { mayChange } from './may-change.ts'
import { useParentOfKind } from './parent-of-kind.ts'

/** Title and path, then opens the builder. */
export default function PageCreate() {
  const { permissions } = usePermissions()
  const [search] = useSearchParams()
  const below = search.get('below') ?? ''
  // Templates are created on their own screen, with conditions.
  const types = useContentTypes()
  const kindName = useKindName()
  const kinds = [...PAGE_KINDS, ...types.map(kindOfType)].filter(
    kind => kind !== 'template' && mayChange(permissions, kind, 'pages.write'),
  )
  const wanted = search.get('kind') ?? ''
  const redirect = useRedirect()
  // Wait until content types are loaded.
  if (!permissions || (isCustomKind(wanted) && types.length === 0)) return null
  if (kinds.length === 0) return <Navigate to="/pages" replace />
  return (
    <Create
      mutationOptions={{
        onSuccess: page => {
          // Pages with fields start with their settings.
          const hasFields = findContentType(types, page.kind)?.fields.length
          if (hasFields) redirect('edit', 'pages', page.id)
          else window.location.assign(`/admin/edit/${page.id}`)
        },
      }}
    >
      <StaffForm
        defaultValues={{
          kind: kinds.find(kind => kind === wanted) ?? kinds[0],
          path: below ? `${below}/` : '/',
        }}
      >
        {kinds.includes('page') && !below && !wanted && <BeginInput />}
        <TextInput source="title" validate={required()} autoFocus fullWidth />
        <PathInput below={below} />
        {kinds.length > 1 && (
          <SelectInput
            source="kind"
            fullWidth
            validate={required()}
            choices={kinds.map(id => ({ id, name: kindName(id) }))}
            translateChoice={false}
            helperText="resources.pages.kindHelp"
          />
        )}
      </StaffForm>
    </Create>
  )
}

/** Initial content: empty or a legal page, whose title is suggested in the site's language. */
function BeginInput() {
  const { setValue, formState } = useFormContext()
  const { data } = useQuery({
    queryKey: ['pages', 'legal'],
    queryFn: () => callApi<{ items: { id: string; title: string }[] }>('GET', '/pages/legal'),
  })
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
        setValue('title', data?.items.find(({ id }) => id === name)?.title ?? '')
        setValue('kind', 'page')
      }}
    />
  )
}

/** Derived from the title until edited. */
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
