import { DataTable, FunctionField, usePermissions, useTranslate } from 'react-admin'
import { StaffList } from '../../lists/StaffList.tsx'
import { StatusChip } from '../pages/StatusChip.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import type { TemplateItem } from './template-item.ts'
import { useConditionWords } from './use-condition-words.ts'

/** All templates, from the top of a page to its end, and which of them a page gets. */
export default function TemplateList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const mayChange = permissions?.includes('settings.write') ?? false
  return (
    <>
      <StaffList
        sort={{ field: 'part', order: 'ASC' }}
        bulkActionButtons={false}
        mayAdd={mayChange}
        rowClick={mayChange ? 'edit' : false}
      >
        <DataTable.Col<TemplateItem> source="name" />
        <DataTable.Col<TemplateItem> source="part">
          <FunctionField<TemplateItem>
            render={({ part }) => translate(`resources.templates.part.${part}`)}
          />
        </DataTable.Col>
        <DataTable.Col<TemplateItem> source="conditions" disableSort>
          <FunctionField<TemplateItem> render={template => <Conditions {...template} />} />
        </DataTable.Col>
        <DataTable.Col<TemplateItem> source="status" disableSort>
          <FunctionField<TemplateItem> render={({ status }) => <StatusChip status={status} />} />
        </DataTable.Col>
        <DataTable.Col label="resources.pages.actions" disableSort align="right">
          <TemplateMenu />
        </DataTable.Col>
      </StaffList>
      <ChoiceCard />
    </>
  )
}

function Conditions({ conditions, names }: TemplateItem) {
  const translate = useTranslate()
  const describe = useConditionWords()
  const list = (which: 'include' | 'exclude') =>
    conditions[which].map(condition => describe(condition, names)).join(' · ')
  if (conditions.include.length === 0) return translate('resources.templates.forNothing')
  const included = list('include')
  return conditions.exclude.length > 0
    ? translate('resources.templates.except', { included, excluded: list('exclude') })
    : included
}
