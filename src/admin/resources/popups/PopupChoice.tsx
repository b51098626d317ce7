import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { NoPopupReason, TemplateCondition } from '#pages/schema'
import { CheckByUrl, type CheckedPage } from '../templates/CheckByUrl.tsx'
import { useConditionWords } from '../templates/use-condition-words.ts'

interface Choice {
  page: CheckedPage
  popups: {
    id: string
    name: string
    condition: TemplateCondition | null
    reason: NoPopupReason | null
  }[]
  names: Record<string, string>
}

/** Popups of a page by URL, and the reasons why others are not shown. */
export function PopupChoice() {
  return <CheckByUrl<Choice> resource="popups">{choice => <Popups {...choice} />}</CheckByUrl>
}

function Popups({ popups, names }: Choice) {
  const translate = useTranslate()
  const describe = useConditionWords()
  if (popups.length === 0) return translate('resources.popups.none')
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, marginBlockEnd: 0 }}>
      {popups.map(({ id, name, condition, reason }) => (
        <li key={id}>
          <a href={`/admin/edit/${id}`}>{name}</a>
          {': '}
          {translate(`resources.popups.because.${reason ?? 'shown'}`, {
            condition: condition ? describe(condition, names) : '',
          })}
        </li>
      ))}
    </Box>
  )
}
