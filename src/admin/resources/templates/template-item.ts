import type { PageStatus, TemplateRule, TemplateUse } from '#pages/schema'

/** A template as the API answers it. */
export interface TemplateItem extends TemplateUse, Pick<TemplateRule, 'id' | 'name'> {
  names: Record<string, string>
  status: PageStatus
}
