import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { RateImport } from '#shop/schema'
import { CsvImportDialog } from '../../forms/CsvImportDialog.tsx'
import { ImportReport } from '../../forms/ImportReport.tsx'
import { placeOf, rateText } from './rate-text.ts'

const TEXTS = 'resources.tax-rates.import'

/** Imports rates from a CSV file; adds them to the existing ones or replaces these. */
export function RateImportDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const queries = useQueryClient()
  const [replace, setReplace] = useState('false')
  return (
    <CsvImportDialog<RateImport>
      path="/tax-rates/import"
      query={{ replace }}
      texts={TEXTS}
      fields={
        <RadioGroup
          aria-label={translate(`${TEXTS}.mode`)}
          value={replace}
          onChange={(_event, value) => setReplace(value)}
        >
          <FormControlLabel
            value="false"
            control={<Radio />}
            label={translate(`${TEXTS}.modeAdd`)}
          />
          <FormControlLabel
            value="true"
            control={<Radio />}
            label={translate(`${TEXTS}.modeReplace`)}
          />
        </RadioGroup>
      }
      count={report => report.added}
      onClose={() => {
        // The import may have added tax classes.
        void queries.invalidateQueries({ queryKey: ['shop/config'] })
        onClose()
      }}
    >
      {report => (
        <ImportReport
          report={report}
          counts={['added', 'unchanged', 'removed', 'invalid']}
          messages={TEXTS}
        >
          <Typography
            component="ul"
            variant="body2"
            color="textSecondary"
            sx={{ paddingInlineStart: 2.5, marginBlock: 1, overflowWrap: 'anywhere' }}
          >
            {report.sample.map((rate, index) => (
              <li key={index}>
                {placeOf(rate, locale, translate('resources.tax-rates.everywhere'))}:{' '}
                {rateText(rate.ppm, locale)} {rate.name}
              </li>
            ))}
          </Typography>
          {report.newClasses.length > 0 && (
            <Typography variant="body2">
              {translate(`${TEXTS}.newClasses`, {
                names: report.newClasses.map(one => one.name).join(', '),
              })}
            </Typography>
          )}
        </ImportReport>
      )}
    </CsvImportDialog>
  )
}
