import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import type { ReviewImport } from '#shop/schema'
import { CsvImportDialog } from '../../forms/CsvImportDialog.tsx'
import { ImportReport } from '../../forms/ImportReport.tsx'
import { ListAction } from '../../lists/ListAction.tsx'

const TEXTS = 'resources.reviews.import'

/** Imports reviews from a CSV file after a preview. */
export function ImportButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'reviews', action: 'edit' })
  if (!canAccess) return null
  return (
    <>
      <ListAction
        icon={UploadFile}
        label={translate(`${TEXTS}.button`)}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <CsvImportDialog<ReviewImport>
          path="/reviews/import"
          texts={TEXTS}
          count={report => report.added}
          onClose={() => setOpen(false)}
        >
          {report => (
            <ImportReport
              report={report}
              counts={['added', 'unchanged', 'invalid']}
              messages={TEXTS}
            >
              {null}
            </ImportReport>
          )}
        </CsvImportDialog>
      )}
    </>
  )
}
