import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  BooleanInput,
  Create,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { ConditionRows } from '../templates/ConditionRows.tsx'
import { Namesakes } from './Namesakes.tsx'
import { PopupResults } from './PopupResults.tsx'
import type { PopupItem } from './popup-item.ts'
import { useFrameWords } from './popup-item.ts'
import { useNamesakes } from './use-namesakes.ts'

const STARTS = ['popup', 'sign-up', 'bar'].map(id => ({ id, name: `resources.popups.start.${id}` }))
const EVERYWHERE = { include: [{ kind: 'site' }], exclude: [] }

/** Name, initial content and conditions; then opens the builder. */
export function PopupCreate() {
  return (
    <Create
      mutationOptions={{
        onSuccess: popup => window.location.assign(`/admin/edit/${popup.id}`),
      }}
    >
      <PopupForm />
    </Create>
  )
}

export function PopupEdit() {
  return (
    <StaffEdit>
      <PopupForm />
      <PopupResults />
    </StaffEdit>
  )
}

function PopupForm() {
  const popup = useRecordContext<PopupItem>()
  return (
    <StaffForm defaultValues={{ isOn: true, start: 'popup', conditions: EVERYWHERE }}>
      <NameInput popup={popup} />
      {!popup && <SelectInput source="start" validate={required()} choices={STARTS} />}
      {popup && <Frame {...popup} />}
      <BooleanInput source="isOn" helperText="resources.popups.isOnHelp" />
      <ConditionRows list="include" resource="popups" />
      <ConditionRows list="exclude" resource="popups" />
    </StaffForm>
  )
}

/** Name in the admin; warns about duplicates. */
function NameInput({ popup }: { popup: PopupItem | undefined }) {
  const name: unknown = useWatch({ name: 'name' })
  const { byName } = useNamesakes()({ id: popup?.id, name: String(name ?? '') })
  return (
    <TextInput
      source="name"
      validate={required()}
      autoFocus={!popup}
      helperText={byName.length > 0 && 'resources.popups.sameName'}
    />
  )
}

/** How it opens; part of the content, so published with it. */
function Frame(popup: PopupItem) {
  const { id, frame } = popup
  const translate = useTranslate()
  const words = useFrameWords()
  return (
    <div className="whole">
      <Typography>{words({ frame })}</Typography>
      {frame?.name && (
        <Typography color="textSecondary">
          {translate('resources.popups.link', { link: `#popup-${frame.name}` })}
        </Typography>
      )}
      <Namesakes popup={popup} />
      <Button href={`/admin/edit/${id}`} variant="outlined" sx={{ marginBlockStart: 1 }}>
        {translate('resources.popups.editContent')}
      </Button>
    </div>
  )
}
