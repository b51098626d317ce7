import { DataTable, FunctionField, usePermissions, useTranslate } from 'react-admin'
import { StaffList } from '../../lists/StaffList.tsx'
import { StatusChip } from '../pages/StatusChip.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'
import type { TemplateItem } from './template-item.ts'
import { usePlaceWords } from './template-item.ts'

/** All templates in page order, and which of them a page gets. */
export default function TemplateList() {
  const translate = useTranslate()
  const placeWords = usePlaceWords()
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
          <FunctionField<TemplateItem> render={placeWords} />
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
