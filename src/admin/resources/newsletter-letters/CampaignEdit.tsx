import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { useRecordContext } from 'react-admin'
import type { Campaign } from '#newsletter/schema'
import { StaffEdit } from '../../forms/StaffEdit.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { CampaignContent } from './CampaignContent.tsx'
import { BlockInput, CampaignFields } from './CampaignFields.tsx'
import { CampaignReport } from './CampaignReport.tsx'
import { CampaignSending } from './CampaignSending.tsx'

/** A campaign: content and recipients while a draft, progress afterwards. */
export default function CampaignEdit() {
  return (
    <StaffEdit redirect={false} component="div" actions={false}>
      <CampaignPage />
    </StaffEdit>
  )
}

function CampaignPage() {
  const campaign = useRecordContext<Campaign>()
  if (!campaign) return null
  const isDraft = campaign.status === 'draft'
  return (
    <Stack sx={{ gap: 2, maxInlineSize: 840 }}>
      {campaign.startedAt !== null && <CampaignReport campaign={campaign} />}
      {isDraft && (
        <Card sx={{ overflow: 'visible' }}>
          <StaffForm>
            <CampaignFields />
            <BlockInput />
          </StaffForm>
        </Card>
      )}
      <CampaignContent campaign={campaign} />
      <CampaignSending campaign={campaign} />
    </Stack>
  )
}
