import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useRecordContext } from 'react-admin'
import type { Letter } from '#newsletter/schema'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { LetterContent } from './LetterContent.tsx'
import { BlockInput, LetterFields } from './LetterFields.tsx'
import { LetterReport } from './LetterReport.tsx'
import { LetterSending } from './LetterSending.tsx'

/** A campaign: content and recipients while a draft, progress afterwards. */
export default function LetterEdit() {
  return (
    <StaffEdit redirect={false} component="div" actions={false}>
      <LetterPage />
    </StaffEdit>
  )
}

function LetterPage() {
  const letter = useRecordContext<Letter>()
  if (!letter) return null
  const isDraft = letter.status === 'draft'
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 840 }}>
      {letter.startedAt !== null && <LetterReport letter={letter} />}
      {isDraft && (
        <Card sx={{ overflow: 'visible' }}>
          <StaffForm>
            <LetterFields />
            <BlockInput />
          </StaffForm>
        </Card>
      )}
      <LetterContent letter={letter} />
      <LetterSending letter={letter} />
    </Stack>
  )
}
