import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { LostBy, TemplateCondition, TemplatePart } from '#pages/schema'
import { CheckByUrl, type CheckedPage } from './CheckByUrl.tsx'
import { useConditionWords } from './use-condition-words.ts'

interface Match {
  id: string
  name: string
  condition: TemplateCondition
}

interface Choice {
  page: CheckedPage
  parts: { part: TemplatePart; chosen: Match | null; others: (Match & { lostBy: LostBy })[] }[]
  /** Condition for a template based on the built-in layout. */
  builtIn: TemplateCondition | null
  names: Record<string, string>
}

/** Link to the form for a new template with prefilled conditions. */
const createFrom = ({ title, path }: CheckedPage, condition: TemplateCondition) => ({
  pathname: '/templates/create',
  search: new URLSearchParams({
    source: JSON.stringify({
      name: title || path,
      part: 'body',
      conditions: { include: [condition], exclude: [] },
    }),
  }).toString(),
})

/** Template of a page, and the reason for it. */
export function ChoiceCard() {
  return <CheckByUrl<Choice> resource="templates">{choice => <Parts {...choice} />}</CheckByUrl>
}

function Parts({ page, parts, builtIn, names }: Choice) {
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
            ) : part === 'body' && builtIn ? (
              <>
                {t('builtIn')} <Link to={createFrom(page, builtIn)}>{t('startFromBuiltIn')}</Link>
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
