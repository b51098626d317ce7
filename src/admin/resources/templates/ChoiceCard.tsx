import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { LostBy, TemplateCondition, TemplatePart } from '#pages/schema'
import { AskByUrl, type AskedPage } from './AskByUrl.tsx'
import { useConditionWords } from './use-condition-words.ts'

interface Match {
  id: string
  name: string
  condition: TemplateCondition
}

interface Choice {
  page: AskedPage
  parts: { part: TemplatePart; chosen: Match | null; others: (Match & { lostBy: LostBy })[] }[]
  names: Record<string, string>
}

/** Which template a page gets, by its address, and why. */
export function ChoiceCard() {
  return <AskByUrl<Choice> resource="templates">{choice => <Parts {...choice} />}</AskByUrl>
}

function Parts({ parts, names }: Choice) {
  const translate = useTranslate()
  const describe = useConditionWords()
  const t = (key: string, options?: object) => translate(`resources.templates.${key}`, options)
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, marginBlockEnd: 0 }}>
      {parts.map(({ part, chosen, others }) => (
        <div key={part}>
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            {t(`part.${part}`)}
          </Typography>
          <Box component="dd" sx={{ margin: 0 }}>
            {chosen ? (
              <>
                <a href={`/admin/edit/${chosen.id}`}>{chosen.name}</a>
                {': '}
                {describe(chosen.condition, names)}
              </>
            ) : (
              t(`none.${part}`)
            )}
          </Box>
          {others.map(({ id, name, condition, lostBy }) => (
            <Typography key={id} component="dd" color="textSecondary" sx={{ margin: 0 }}>
              {t(`lost.${lostBy}`, { name, condition: describe(condition, names) })}
            </Typography>
          ))}
        </div>
      ))}
    </Box>
  )
}
