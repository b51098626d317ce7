import { useEditContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { PageItem } from '#pages/schema'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { PageSettings } from './PageSettings.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { Revisions } from './Revisions.tsx'

/** `/pages/<id>`: settings; `/pages/<id>/revisions`: earlier states. */
export default function PageEdit() {
  const { id = '', '*': rest } = useParams()
  if (rest === 'revisions') return <Revisions pageId={id} />
  return (
    <StaffEdit
      redirect={false}
      actions={false}
      aside={<Aside />}
      sx={{
        '& .RaEdit-main': {
          flexDirection: { xs: 'column', lg: 'row' },
          gap: 3,
          alignItems: { xs: 'stretch', lg: 'start' },
          marginBlockStart: 2,
        },
        '& .RaEdit-card': { flex: 1 },
      }}
    >
      <PageSettings />
    </StaffEdit>
  )
}

function Aside() {
  const { record } = useEditContext<PageItem>()
  return record ? <PublishPanel page={record} /> : null
}
