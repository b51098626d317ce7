import { Create } from 'react-admin'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { useSiteLists } from '../newsletter-subscribers/use-site-lists.ts'
import { CampaignFields } from './CampaignFields.tsx'

/** The content is written afterwards in the builder. */
export default function CampaignCreate() {
  const lists = useSiteLists()
  if (!lists) return null
  return (
    <Create redirect="edit">
      <StaffForm defaultValues={{ perMinute: 60, measures: false, listId: lists[0]?.id }}>
        <CampaignFields />
      </StaffForm>
    </Create>
  )
}
